BEGIN TRANSACTION;
CREATE TABLE about (
	name VARCHAR(40) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "about" VALUES('schema','2');
CREATE TABLE entries (
	slug VARCHAR(40) NOT NULL, 
	number INTEGER NOT NULL, 
	time BIGINT NOT NULL, 
	fact TEXT NOT NULL, 
	message VARCHAR(120), 
	PRIMARY KEY (slug, number), 
	CONSTRAINT one_entry_a_message UNIQUE (slug, message)
);
INSERT INTO "entries" VALUES('nimble-plum',1,1794784886134,'{"kind":"created","setup":{"game":"standard","boxes":["inns","traders"],"rules":{"hand":"1","holes":"allowed","unfinished":"points","fields":"by_field","small_city":"4","last_tile":"unplayed"},"seats":2,"clock":{"kind":"chess","seconds":600,"increment":5,"end":"computer"},"locked":[],"watch":true,"listed":false},"hash":"9e77826339b9cc685dc020b00f121a83c4cf5baec959716ac89b2e55864e6e68"}',NULL);
INSERT INTO "entries" VALUES('nimble-plum',2,1794784886134,'{"kind":"sat","seat":0,"name":"Ada","luck":"clover"}',NULL);
INSERT INTO "entries" VALUES('nimble-plum',3,1794784887327,'{"kind":"sat","seat":1,"name":"Bruno"}',NULL);
INSERT INTO "entries" VALUES('nimble-plum',4,1794784887327,'{"kind":"started","drew":["?IC-10"]}',NULL);
INSERT INTO "entries" VALUES('nimble-plum',5,1794784887445,'{"kind":"played","seat":0,"moves":["IC-10@0,1S"],"left":[604960,600000]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m0');
INSERT INTO "entries" VALUES('nimble-plum',6,1794784887608,'{"kind":"played","seat":0,"moves":["m>NR","?TB-06"],"left":[609959,600000]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m1');
INSERT INTO "entries" VALUES('nimble-plum',7,1794784887690,'{"kind":"played","seat":1,"moves":["TB-06@-1,0N"],"left":[609959,604983]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m2');
INSERT INTO "entries" VALUES('nimble-plum',8,1794784887758,'{"kind":"played","seat":1,"moves":["m>ER","?BG-J"],"left":[609959,609968]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m3');
INSERT INTO "entries" VALUES('nimble-plum',9,1794784887829,'{"kind":"played","seat":0,"moves":["BG-J@1,0E"],"left":[614948,609968]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m4');
INSERT INTO "entries" VALUES('nimble-plum',10,1794784887883,'{"kind":"played","seat":0,"moves":["-","?TB-21"],"left":[619947,609968]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m5');
INSERT INTO "entries" VALUES('nimble-plum',11,1794784887967,'{"kind":"played","seat":1,"moves":["TB-21@0,2N"],"left":[619947,614948]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m6');
INSERT INTO "entries" VALUES('nimble-plum',12,1794784888034,'{"kind":"played","seat":1,"moves":["M>S","?TB-23"],"left":[619947,619934]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m7');
INSERT INTO "entries" VALUES('nimble-plum',13,1794784888091,'{"kind":"played","seat":0,"moves":["TB-23@1,1S"],"left":[624946,619934]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m8');
INSERT INTO "entries" VALUES('nimble-plum',14,1794784888170,'{"kind":"played","seat":0,"moves":["-","?BG-O"],"left":[629936,619934]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m9');
INSERT INTO "entries" VALUES('nimble-plum',15,1794784888251,'{"kind":"played","seat":1,"moves":["BG-O@2,1E"],"left":[629936,624933]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m10');
INSERT INTO "entries" VALUES('nimble-plum',16,1794784888345,'{"kind":"played","seat":1,"moves":["M>S","?BG-C"],"left":[629936,629917]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m11');
INSERT INTO "entries" VALUES('nimble-plum',17,1794784888377,'{"kind":"played","seat":0,"moves":["BG-C@3,1N"],"left":[634935,629917]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m12');
INSERT INTO "entries" VALUES('nimble-plum',18,1794784888435,'{"kind":"played","seat":0,"moves":["m>N","?IC-16"],"left":[639934,629917]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m13');
INSERT INTO "entries" VALUES('nimble-plum',19,1794784888499,'{"kind":"played","seat":1,"moves":["IC-16@0,3N"],"left":[639934,634916]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m14');
INSERT INTO "entries" VALUES('nimble-plum',20,1794784888570,'{"kind":"played","seat":1,"moves":["m>E","?BG-N"],"left":[639934,639915]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m15');
INSERT INTO "entries" VALUES('nimble-plum',21,1794784888672,'{"kind":"played","seat":0,"moves":["BG-N@3,2W"],"left":[644867,639915]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m16');
INSERT INTO "entries" VALUES('nimble-plum',22,1794784888728,'{"kind":"played","seat":0,"moves":["M>NL","?BG-U"],"left":[649859,639915]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m17');
INSERT INTO "entries" VALUES('nimble-plum',23,1794784888789,'{"kind":"played","seat":1,"moves":["BG-U@0,-1N"],"left":[649859,644905]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m18');
INSERT INTO "entries" VALUES('nimble-plum',24,1794784888887,'{"kind":"played","seat":1,"moves":["m>ER","?TB-22"],"left":[649859,649904]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m19');
INSERT INTO "entries" VALUES('nimble-plum',25,1794784888935,'{"kind":"played","seat":0,"moves":["TB-22@-1,-1N"],"left":[654858,649904]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m20');
INSERT INTO "entries" VALUES('nimble-plum',26,1794784889023,'{"kind":"played","seat":0,"moves":["m>N","?BG-W"],"left":[659857,649904]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m21');
INSERT INTO "entries" VALUES('nimble-plum',27,1794784889150,'{"kind":"played","seat":1,"moves":["BG-W@4,2W"],"left":[659857,654873]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m22');
INSERT INTO "entries" VALUES('nimble-plum',28,1794784889230,'{"kind":"played","seat":1,"moves":["m>NR","?IC-12"],"left":[659857,659870]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m23');
INSERT INTO "entries" VALUES('nimble-plum',29,1794784889286,'{"kind":"said","name":"Bruno","text":"Bonjour à tous","seat":1}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:hello');
INSERT INTO "entries" VALUES('nimble-plum',30,1794784889354,'{"kind":"asked","seat":0,"step":21,"waiting":[1]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:oops');
INSERT INTO "entries" VALUES('copper-shrew',1,1794784889453,'{"kind":"created","setup":{"game":"winter","boxes":["count","gingerbread","river"],"rules":{"hand":"1","holes":"allowed","unfinished":"points","fields":"by_field","small_city":"4","last_tile":"unplayed","count_final":"any"},"seats":2,"clock":{"kind":"none","seconds":300,"increment":0,"end":"computer"},"locked":[],"watch":true,"listed":false},"hash":"126f3fcf109766c54539e83fa332c00acde86117a22e8466993e8f82f9af0cae"}',NULL);
INSERT INTO "entries" VALUES('copper-shrew',2,1794784889453,'{"kind":"sat","seat":0,"name":"Ada","luck":"clover"}',NULL);
INSERT INTO "entries" VALUES('copper-shrew',3,1794784889750,'{"kind":"sat","seat":1,"name":"Bruno"}',NULL);
INSERT INTO "entries" VALUES('copper-shrew',4,1794784889750,'{"kind":"started","drew":["?R1-09"]}',NULL);
INSERT INTO "entries" VALUES('copper-shrew',5,1794784889831,'{"kind":"played","seat":0,"moves":["R1-09@3,1E"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m0');
INSERT INTO "entries" VALUES('copper-shrew',6,1794784890136,'{"kind":"played","seat":0,"moves":["m>NL","?R1-04"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m1');
INSERT INTO "entries" VALUES('copper-shrew',7,1794784890221,'{"kind":"played","seat":1,"moves":["R1-04@3,2W"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m2');
INSERT INTO "entries" VALUES('copper-shrew',8,1794784890291,'{"kind":"played","seat":1,"moves":["m>W","?R1-06"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m3');
INSERT INTO "entries" VALUES('copper-shrew',9,1794784890350,'{"kind":"played","seat":0,"moves":["R1-06@3,3N"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m4');
INSERT INTO "entries" VALUES('copper-shrew',10,1794784890404,'{"kind":"played","seat":0,"moves":["-","?R1-05"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m5');
INSERT INTO "entries" VALUES('copper-shrew',11,1794784890539,'{"kind":"played","seat":1,"moves":["R1-05@2,3N"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m6');
INSERT INTO "entries" VALUES('copper-shrew',12,1794784890614,'{"kind":"played","seat":1,"moves":["m>EL","?R1-11"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m7');
INSERT INTO "entries" VALUES('copper-shrew',13,1794784890683,'{"kind":"played","seat":0,"moves":["R1-11@1,3N"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m8');
INSERT INTO "entries" VALUES('copper-shrew',14,1794784890816,'{"kind":"played","seat":0,"moves":["-","?R1-06"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m9');
INSERT INTO "entries" VALUES('copper-shrew',15,1794784890895,'{"kind":"played","seat":1,"moves":["R1-06@0,3S"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m10');
INSERT INTO "entries" VALUES('copper-shrew',16,1794784891007,'{"kind":"played","seat":1,"moves":["-","?R1-11"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m11');
INSERT INTO "entries" VALUES('copper-shrew',17,1794784891134,'{"kind":"played","seat":0,"moves":["R1-11@0,4E"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m12');
INSERT INTO "entries" VALUES('copper-shrew',18,1794784891369,'{"kind":"played","seat":0,"moves":["m>NL","?R1-08"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m13');
INSERT INTO "entries" VALUES('copper-shrew',19,1794784891395,'{"kind":"played","seat":1,"moves":["R1-08@0,5W"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m14');
INSERT INTO "entries" VALUES('copper-shrew',20,1794784891408,'{"kind":"played","seat":1,"moves":["m>NR","?R1-03"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m15');
INSERT INTO "entries" VALUES('copper-shrew',21,1794784891463,'{"kind":"said","name":"Bruno","text":"Bonjour à tous","seat":1}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:hello');
INSERT INTO "entries" VALUES('copper-shrew',22,1794784891470,'{"kind":"asked","seat":0,"step":13,"waiting":[1]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:oops');
INSERT INTO "entries" VALUES('silver-bunting',1,1794784891474,'{"kind":"created","setup":{"game":"castle","boxes":[],"rules":{"wells_left":"single","extra_turn":"own"},"seats":2,"clock":{"kind":"none","seconds":300,"increment":0,"end":"computer"},"locked":[],"watch":true,"listed":false},"hash":"1dc4281939edc33bbd4dca6cb729afcbeca2ace3be23e3ad3e65fdd7e1abeeb5"}',NULL);
INSERT INTO "entries" VALUES('silver-bunting',2,1794784891474,'{"kind":"sat","seat":0,"name":"Ada","luck":"clover"}',NULL);
INSERT INTO "entries" VALUES('silver-bunting',3,1794784892228,'{"kind":"sat","seat":1,"name":"Bruno"}',NULL);
INSERT INTO "entries" VALUES('silver-bunting',4,1794784892228,'{"kind":"started","drew":["?CA-f03"]}',NULL);
INSERT INTO "entries" VALUES('silver-bunting',5,1794784892330,'{"kind":"played","seat":0,"moves":["CA-f03@3,-1N"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m0');
INSERT INTO "entries" VALUES('silver-bunting',6,1794784892463,'{"kind":"played","seat":0,"moves":["m>SR","?CA-n07"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m1');
INSERT INTO "entries" VALUES('silver-bunting',7,1794784892518,'{"kind":"played","seat":1,"moves":["CA-n07@0,-7N"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m2');
INSERT INTO "entries" VALUES('silver-bunting',8,1794784892599,'{"kind":"played","seat":1,"moves":["m>NL","?CA-n05"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m3');
INSERT INTO "entries" VALUES('silver-bunting',9,1794784892759,'{"kind":"played","seat":0,"moves":["CA-n05@9,-5N"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m4');
INSERT INTO "entries" VALUES('silver-bunting',10,1794784892812,'{"kind":"played","seat":0,"moves":["m>NL","?CA-n03"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m5');
INSERT INTO "entries" VALUES('silver-bunting',11,1794784892938,'{"kind":"played","seat":1,"moves":["CA-n03@8,-5W"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m6');
INSERT INTO "entries" VALUES('silver-bunting',12,1794784892991,'{"kind":"played","seat":1,"moves":["m>NL","?CA-t06"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m7');
INSERT INTO "entries" VALUES('silver-bunting',13,1794784893028,'{"kind":"played","seat":0,"moves":["CA-t06@0,-8S"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m8');
INSERT INTO "entries" VALUES('silver-bunting',14,1794784893103,'{"kind":"played","seat":0,"moves":["m>E","?CA-t04"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m9');
INSERT INTO "entries" VALUES('silver-bunting',15,1794784893186,'{"kind":"played","seat":1,"moves":["CA-t04@0,-9N"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m10');
INSERT INTO "entries" VALUES('silver-bunting',16,1794784893287,'{"kind":"played","seat":1,"moves":["m>NL","?CA-p07"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m11');
INSERT INTO "entries" VALUES('silver-bunting',17,1794784893460,'{"kind":"said","name":"Bruno","text":"Bonjour à tous","seat":1}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:hello');
INSERT INTO "entries" VALUES('silver-bunting',18,1794784893514,'{"kind":"asked","seat":0,"step":9,"waiting":[1]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:oops');
INSERT INTO "entries" VALUES('subtle-pheasant',1,1794784893578,'{"kind":"created","setup":{"game":"city","boxes":[],"rules":{"guards":"last_wall","guard_reuse":"next_turn"},"seats":2,"clock":{"kind":"none","seconds":300,"increment":0,"end":"computer"},"locked":[],"watch":true,"listed":false},"hash":"1650b8723e81f5dd8159ebec7d6c298169f30436be965de5b7b4350177c5087a","fixed":{"version":2}}',NULL);
INSERT INTO "entries" VALUES('subtle-pheasant',2,1794784893578,'{"kind":"sat","seat":0,"name":"Ada","luck":"clover"}',NULL);
INSERT INTO "entries" VALUES('subtle-pheasant',3,1794784894352,'{"kind":"sat","seat":1,"name":"Bruno"}',NULL);
INSERT INTO "entries" VALUES('subtle-pheasant',4,1794784894352,'{"kind":"started","drew":["?CI-Q0"]}',NULL);
INSERT INTO "entries" VALUES('subtle-pheasant',5,1794784894544,'{"kind":"played","seat":0,"moves":["m>ER","?CI-F-F"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m0');
INSERT INTO "entries" VALUES('subtle-pheasant',6,1794784894683,'{"kind":"played","seat":1,"moves":["CI-F-F@0,1W"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m1');
INSERT INTO "entries" VALUES('subtle-pheasant',7,1794784894841,'{"kind":"played","seat":1,"moves":["-","?CI-G1-L"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m2');
INSERT INTO "entries" VALUES('subtle-pheasant',8,1794784894912,'{"kind":"played","seat":0,"moves":["CI-G1-L@0,2S"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m3');
INSERT INTO "entries" VALUES('subtle-pheasant',9,1794784894970,'{"kind":"played","seat":0,"moves":["m>NL","?CI-B0-G"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m4');
INSERT INTO "entries" VALUES('subtle-pheasant',10,1794784895027,'{"kind":"played","seat":1,"moves":["CI-B0-G@-1,0S"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m5');
INSERT INTO "entries" VALUES('subtle-pheasant',11,1794784895082,'{"kind":"played","seat":1,"moves":["m>E","?CI-S1"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m6');
INSERT INTO "entries" VALUES('subtle-pheasant',12,1794784895145,'{"kind":"played","seat":0,"moves":["CI-S1@1,1N"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m7');
INSERT INTO "entries" VALUES('subtle-pheasant',13,1794784895245,'{"kind":"played","seat":0,"moves":["m>S","?CI-L-L"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m8');
INSERT INTO "entries" VALUES('subtle-pheasant',14,1794784895923,'{"kind":"played","seat":1,"moves":["CI-L-L@1,2N"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m9');
INSERT INTO "entries" VALUES('subtle-pheasant',15,1794784896041,'{"kind":"played","seat":1,"moves":["m>SL","?CI-U1"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m10');
INSERT INTO "entries" VALUES('subtle-pheasant',16,1794784896092,'{"kind":"played","seat":0,"moves":["CI-U1@2,1E","?CI-O-LF"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m11');
INSERT INTO "entries" VALUES('subtle-pheasant',17,1794784896190,'{"kind":"played","seat":1,"moves":["CI-O-LF@-1,1E"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m12');
INSERT INTO "entries" VALUES('subtle-pheasant',18,1794784896813,'{"kind":"played","seat":1,"moves":["-","?CI-C-G"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m13');
INSERT INTO "entries" VALUES('subtle-pheasant',19,1794784896923,'{"kind":"played","seat":0,"moves":["CI-C-G@-2,1S"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m14');
INSERT INTO "entries" VALUES('subtle-pheasant',20,1794784897006,'{"kind":"played","seat":0,"moves":["m>S","?CI-R0"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m15');
INSERT INTO "entries" VALUES('subtle-pheasant',21,1794784897123,'{"kind":"played","seat":1,"moves":["CI-R0@-3,1S"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m16');
INSERT INTO "entries" VALUES('subtle-pheasant',22,1794784897215,'{"kind":"played","seat":1,"moves":["m>NL","?CI-R0"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m17');
INSERT INTO "entries" VALUES('subtle-pheasant',23,1794784897351,'{"kind":"played","seat":0,"moves":["CI-R0@-4,1N"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m18');
INSERT INTO "entries" VALUES('subtle-pheasant',24,1794784897407,'{"kind":"played","seat":0,"moves":["m>SR","?CI-G1-G"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m19');
INSERT INTO "entries" VALUES('subtle-pheasant',25,1794784897471,'{"kind":"played","seat":1,"moves":["CI-G1-G@0,3E"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m20');
INSERT INTO "entries" VALUES('subtle-pheasant',26,1794784897559,'{"kind":"played","seat":1,"moves":["-","?CI-Q1"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m21');
INSERT INTO "entries" VALUES('subtle-pheasant',27,1794784897623,'{"kind":"played","seat":0,"moves":["CI-Q1@-1,-1N"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m22');
INSERT INTO "entries" VALUES('subtle-pheasant',28,1794784897698,'{"kind":"played","seat":0,"moves":["m>E","?CI-K-G"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m23');
INSERT INTO "entries" VALUES('subtle-pheasant',29,1794784897750,'{"kind":"said","name":"Bruno","text":"Bonjour à tous","seat":1}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:hello');
INSERT INTO "entries" VALUES('subtle-pheasant',30,1794784897780,'{"kind":"asked","seat":0,"step":23,"waiting":[1]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:oops');
INSERT INTO "entries" VALUES('ruby-oak',1,1794784897811,'{"kind":"created","setup":{"game":"base","boxes":[],"rules":{"hand":"2","holes":"forbidden","unfinished":"nothing","fields":"by_city","small_city":"4","last_tile":"unplayed"},"seats":2,"clock":{"kind":"none","seconds":300,"increment":0,"end":"computer"},"locked":[],"watch":true,"listed":false},"hash":"bde730c82abb8c17d6551cd52ebbb25304065eda262e3a4cf37008a27b89c430"}',NULL);
INSERT INTO "entries" VALUES('ruby-oak',2,1794784897811,'{"kind":"sat","seat":0,"name":"Ada","luck":"clover"}',NULL);
INSERT INTO "entries" VALUES('ruby-oak',3,1794784898052,'{"kind":"sat","seat":1,"name":"Bruno"}',NULL);
INSERT INTO "entries" VALUES('ruby-oak',4,1794784898052,'{"kind":"started","drew":["?BG-A","?BG-S"]}',NULL);
INSERT INTO "entries" VALUES('ruby-oak',5,1794784898292,'{"kind":"played","seat":0,"moves":["BG-A@0,-1N"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m0');
INSERT INTO "entries" VALUES('ruby-oak',6,1794784898454,'{"kind":"played","seat":0,"moves":["m>C","?BG-T"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m1');
INSERT INTO "entries" VALUES('ruby-oak',7,1794784898724,'{"kind":"played","seat":1,"moves":["BG-S@1,0E"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m2');
INSERT INTO "entries" VALUES('ruby-oak',8,1794784898827,'{"kind":"played","seat":1,"moves":["m>W","?BG-L"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m3');
INSERT INTO "entries" VALUES('ruby-oak',9,1794784898912,'{"kind":"played","seat":0,"moves":["BG-T@1,1W"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m4');
INSERT INTO "entries" VALUES('ruby-oak',10,1794784899011,'{"kind":"played","seat":0,"moves":["m>N","?BG-V"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m5');
INSERT INTO "entries" VALUES('ruby-oak',11,1794784899185,'{"kind":"said","name":"Bruno","text":"Bonjour à tous","seat":1}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:hello');
INSERT INTO "entries" VALUES('ruby-oak',12,1794784899395,'{"kind":"resigned","seat":0}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:enough');
INSERT INTO "entries" VALUES('ruby-oak',13,1794784899395,'{"kind":"over","reason":"resigned"}',NULL);
CREATE TABLE holders (
	slug VARCHAR(40) NOT NULL, 
	seat INTEGER NOT NULL, 
	person VARCHAR(64) NOT NULL, 
	PRIMARY KEY (slug, seat, person)
);
INSERT INTO "holders" VALUES('nimble-plum',0,'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa');
INSERT INTO "holders" VALUES('nimble-plum',1,'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb');
INSERT INTO "holders" VALUES('copper-shrew',0,'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa');
INSERT INTO "holders" VALUES('copper-shrew',1,'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb');
INSERT INTO "holders" VALUES('silver-bunting',0,'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa');
INSERT INTO "holders" VALUES('silver-bunting',1,'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb');
INSERT INTO "holders" VALUES('subtle-pheasant',0,'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa');
INSERT INTO "holders" VALUES('subtle-pheasant',1,'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb');
INSERT INTO "holders" VALUES('ruby-oak',0,'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa');
INSERT INTO "holders" VALUES('ruby-oak',1,'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb');
CREATE TABLE links (
	code VARCHAR(64) NOT NULL, 
	slug VARCHAR(40) NOT NULL, 
	seat INTEGER NOT NULL, 
	until BIGINT NOT NULL, 
	PRIMARY KEY (code)
);
CREATE TABLE tables (
	slug VARCHAR(40) NOT NULL, 
	owner VARCHAR(64) NOT NULL, 
	secret VARCHAR(64) NOT NULL, 
	listed BOOLEAN NOT NULL, 
	made BIGINT NOT NULL, 
	changed BIGINT NOT NULL, 
	phase VARCHAR(12) NOT NULL, 
	summary TEXT NOT NULL, 
	PRIMARY KEY (slug)
);
INSERT INTO "tables" VALUES('nimble-plum','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','6cd678db86614da869269f501e14b2caaeb27369072e3da7eb1a58342df507b1',0,1794784886134,1794784889354,'playing','{"game":"standard","boxes":["inns","traders"],"names":["Ada","Bruno"],"steps":24,"turn":0}');
INSERT INTO "tables" VALUES('copper-shrew','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','4872f0bda5d84394c37c830cc016de9be3d11cf5b12703986083d25c28b0c52b',0,1794784889453,1794784891470,'playing','{"game":"winter","boxes":["count","gingerbread","river"],"names":["Ada","Bruno"],"steps":16,"turn":0}');
INSERT INTO "tables" VALUES('silver-bunting','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','563ab3589fd2ec827cbb1b0f8338b23b0d8162a23ecefd38ca5323a07ec6c797',0,1794784891474,1794784893514,'playing','{"game":"castle","boxes":[],"names":["Ada","Bruno"],"steps":12,"turn":0}');
INSERT INTO "tables" VALUES('subtle-pheasant','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','82f2907c4da38f0f5b85729675a195e901328bc43bd6f636791e37b4c11c4973',0,1794784893578,1794784897780,'playing','{"game":"city","boxes":[],"names":["Ada","Bruno"],"steps":24,"turn":1}');
INSERT INTO "tables" VALUES('ruby-oak','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','119704ee9b3e028afe935d87e5d3aafb8b659f4ca46c5010aaded120190e3a1d',0,1794784897811,1794784899395,'over','{"game":"base","boxes":[],"names":["Ada","Bruno"],"steps":6,"turn":null}');
CREATE INDEX ix_tables_owner ON tables (owner);
CREATE INDEX tables_of_a_person ON holders (person);
COMMIT;
