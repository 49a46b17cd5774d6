BEGIN TRANSACTION;
CREATE TABLE about (
	name VARCHAR(40) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "about" VALUES('schema','3');
CREATE TABLE analyses (
	slug VARCHAR(40) NOT NULL, 
	told TEXT NOT NULL, 
	PRIMARY KEY (slug)
);
CREATE TABLE entries (
	slug VARCHAR(40) NOT NULL, 
	number INTEGER NOT NULL, 
	time BIGINT NOT NULL, 
	fact TEXT NOT NULL, 
	message VARCHAR(120), 
	PRIMARY KEY (slug, number), 
	CONSTRAINT one_entry_a_message UNIQUE (slug, message)
);
INSERT INTO "entries" VALUES('subtle-vole',1,1794800326686,'{"kind":"created","setup":{"game":"standard","boxes":["inns","traders"],"rules":{"hand":"1","holes":"allowed","unfinished":"points","fields":"by_field","small_city":"4","last_tile":"unplayed"},"seats":2,"clock":{"kind":"chess","seconds":600,"increment":5,"end":"computer"},"grace":null,"locked":[],"watch":true,"listed":false},"hash":"a3ab280865b95a684b3159500d2b0b4ff061211c4fccc9a190b5b7ebf0e44d39"}',NULL);
INSERT INTO "entries" VALUES('subtle-vole',2,1794800326686,'{"kind":"sat","seat":0,"name":"Ada","luck":"clover"}',NULL);
INSERT INTO "entries" VALUES('subtle-vole',3,1794800326795,'{"kind":"sat","seat":1,"name":"Bruno"}',NULL);
INSERT INTO "entries" VALUES('subtle-vole',4,1794800326795,'{"kind":"started","drew":["?TB-18"]}',NULL);
INSERT INTO "entries" VALUES('subtle-vole',5,1794800326819,'{"kind":"played","seat":0,"moves":["TB-18@0,1E"],"left":[604998,600000]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m0');
INSERT INTO "entries" VALUES('subtle-vole',6,1794800326843,'{"kind":"played","seat":0,"moves":["m>EL","?IC-12"],"left":[609996,600000]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m1');
INSERT INTO "entries" VALUES('subtle-vole',7,1794800326871,'{"kind":"played","seat":1,"moves":["IC-12@-1,0W"],"left":[609996,604998]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m2');
INSERT INTO "entries" VALUES('subtle-vole',8,1794800326889,'{"kind":"played","seat":1,"moves":["-","?BG-W"],"left":[609996,609994]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m3');
INSERT INTO "entries" VALUES('subtle-vole',9,1794800326907,'{"kind":"played","seat":0,"moves":["BG-W@0,-1N"],"left":[614994,609994]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m4');
INSERT INTO "entries" VALUES('subtle-vole',10,1794800326929,'{"kind":"played","seat":0,"moves":["M>ER","?TB-09"],"left":[619993,609994]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m5');
INSERT INTO "entries" VALUES('subtle-vole',11,1794800326941,'{"kind":"played","seat":1,"moves":["TB-09@1,1S"],"left":[619993,614993]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m6');
INSERT INTO "entries" VALUES('subtle-vole',12,1794800326944,'{"kind":"played","seat":1,"moves":["m>E","?TB-11"],"left":[619993,619992]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m7');
INSERT INTO "entries" VALUES('subtle-vole',13,1794800326967,'{"kind":"played","seat":0,"moves":["TB-11@0,2S"],"left":[624992,619992]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m8');
INSERT INTO "entries" VALUES('subtle-vole',14,1794800326991,'{"kind":"played","seat":0,"moves":["m>WL","?TB-14"],"left":[629990,619992]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m9');
INSERT INTO "entries" VALUES('subtle-vole',15,1794800327010,'{"kind":"played","seat":1,"moves":["TB-14@0,-2W"],"left":[629990,624991]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m10');
INSERT INTO "entries" VALUES('subtle-vole',16,1794800327039,'{"kind":"played","seat":1,"moves":["M>N","?BG-U"],"left":[629990,629989]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m11');
INSERT INTO "entries" VALUES('subtle-vole',17,1794800327063,'{"kind":"played","seat":0,"moves":["BG-U@0,3E"],"left":[634988,629989]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m12');
INSERT INTO "entries" VALUES('subtle-vole',18,1794800327090,'{"kind":"played","seat":0,"moves":["m>N","?BG-E"],"left":[639987,629989]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m13');
INSERT INTO "entries" VALUES('subtle-vole',19,1794800327098,'{"kind":"played","seat":1,"moves":["BG-E@1,-2E"],"left":[639987,634988]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m14');
INSERT INTO "entries" VALUES('subtle-vole',20,1794800327110,'{"kind":"played","seat":1,"moves":["m>NL","?TB-17"],"left":[639987,639988]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m15');
INSERT INTO "entries" VALUES('subtle-vole',21,1794800327130,'{"kind":"played","seat":0,"moves":["TB-17@1,3E"],"left":[644986,639988]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m16');
INSERT INTO "entries" VALUES('subtle-vole',22,1794800327146,'{"kind":"played","seat":0,"moves":["m>EL","?BG-K"],"left":[649985,639988]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m17');
INSERT INTO "entries" VALUES('subtle-vole',23,1794800327155,'{"kind":"played","seat":1,"moves":["BG-K@1,0N"],"left":[649985,644987]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m18');
INSERT INTO "entries" VALUES('subtle-vole',24,1794800327175,'{"kind":"played","seat":1,"moves":["M>S","?BG-R"],"left":[649985,649985]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m19');
INSERT INTO "entries" VALUES('subtle-vole',25,1794800327200,'{"kind":"played","seat":0,"moves":["BG-R@-1,2W"],"left":[654984,649985]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m20');
INSERT INTO "entries" VALUES('subtle-vole',26,1794800327210,'{"kind":"played","seat":0,"moves":["m>N","?IC-14"],"left":[659983,649985]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m21');
INSERT INTO "entries" VALUES('subtle-vole',27,1794800327218,'{"kind":"played","seat":1,"moves":["IC-14@2,3E"],"left":[659983,654984]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m22');
INSERT INTO "entries" VALUES('subtle-vole',28,1794800327239,'{"kind":"played","seat":1,"moves":["m>NR","?BG-P"],"left":[659983,659983]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m23');
INSERT INTO "entries" VALUES('subtle-vole',29,1794800327264,'{"kind":"said","name":"Bruno","text":"Bonjour à tous","seat":1}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:hello');
INSERT INTO "entries" VALUES('subtle-vole',30,1794800327277,'{"kind":"asked","seat":0,"step":21,"waiting":[1]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:oops');
INSERT INTO "entries" VALUES('balmy-shrike',1,1794800327304,'{"kind":"created","setup":{"game":"winter","boxes":["count","gingerbread","river"],"rules":{"hand":"1","holes":"allowed","unfinished":"points","fields":"by_field","small_city":"4","last_tile":"unplayed","count_final":"any"},"seats":2,"clock":{"kind":"none","seconds":300,"increment":0,"end":"computer"},"grace":null,"locked":[],"watch":true,"listed":false},"hash":"38d20442bf6b61fd19c38bbc870fdc7b26dcfc81cc9d6ec60146089708d49456"}',NULL);
INSERT INTO "entries" VALUES('balmy-shrike',2,1794800327304,'{"kind":"sat","seat":0,"name":"Ada","luck":"clover"}',NULL);
INSERT INTO "entries" VALUES('balmy-shrike',3,1794800327390,'{"kind":"sat","seat":1,"name":"Bruno"}',NULL);
INSERT INTO "entries" VALUES('balmy-shrike',4,1794800327390,'{"kind":"started","drew":["?R1-03"]}',NULL);
INSERT INTO "entries" VALUES('balmy-shrike',5,1794800327395,'{"kind":"played","seat":0,"moves":["R1-03@3,1S"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m0');
INSERT INTO "entries" VALUES('balmy-shrike',6,1794800327414,'{"kind":"played","seat":0,"moves":["-","?R1-05"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m1');
INSERT INTO "entries" VALUES('balmy-shrike',7,1794800327438,'{"kind":"played","seat":1,"moves":["R1-05@3,2E"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m2');
INSERT INTO "entries" VALUES('balmy-shrike',8,1794800327451,'{"kind":"played","seat":1,"moves":["m>E","?R1-04"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m3');
INSERT INTO "entries" VALUES('balmy-shrike',9,1794800327468,'{"kind":"played","seat":0,"moves":["R1-04@3,3E"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m4');
INSERT INTO "entries" VALUES('balmy-shrike',10,1794800327486,'{"kind":"played","seat":0,"moves":["m>SR","?R1-11"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m5');
INSERT INTO "entries" VALUES('balmy-shrike',11,1794800327506,'{"kind":"played","seat":1,"moves":["R1-11@3,4E"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m6');
INSERT INTO "entries" VALUES('balmy-shrike',12,1794800327514,'{"kind":"played","seat":1,"moves":["m>NL","?R1-06"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m7');
INSERT INTO "entries" VALUES('balmy-shrike',13,1794800327538,'{"kind":"played","seat":0,"moves":["R1-06@3,5W"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m8');
INSERT INTO "entries" VALUES('balmy-shrike',14,1794800327562,'{"kind":"played","seat":0,"moves":["-","?R1-10"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m9');
INSERT INTO "entries" VALUES('balmy-shrike',15,1794800327577,'{"kind":"played","seat":1,"moves":["R1-10@4,5E"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m10');
INSERT INTO "entries" VALUES('balmy-shrike',16,1794800327602,'{"kind":"played","seat":1,"moves":["m>SR","?R1-09"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m11');
INSERT INTO "entries" VALUES('balmy-shrike',17,1794800327618,'{"kind":"played","seat":0,"moves":["R1-09@5,5E"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m12');
INSERT INTO "entries" VALUES('balmy-shrike',18,1794800327642,'{"kind":"played","seat":0,"moves":["-","?R1-11"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m13');
INSERT INTO "entries" VALUES('balmy-shrike',19,1794800327666,'{"kind":"played","seat":1,"moves":["R1-11@5,6E"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m14');
INSERT INTO "entries" VALUES('balmy-shrike',20,1794800327686,'{"kind":"played","seat":1,"moves":["m>NL","?R1-08"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m15');
INSERT INTO "entries" VALUES('balmy-shrike',21,1794800327693,'{"kind":"said","name":"Bruno","text":"Bonjour à tous","seat":1}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:hello');
INSERT INTO "entries" VALUES('balmy-shrike',22,1794800327717,'{"kind":"asked","seat":0,"step":13,"waiting":[1]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:oops');
INSERT INTO "entries" VALUES('subtle-marten',1,1794800327738,'{"kind":"created","setup":{"game":"castle","boxes":[],"rules":{"wells_left":"single","extra_turn":"own"},"seats":2,"clock":{"kind":"none","seconds":300,"increment":0,"end":"computer"},"grace":null,"locked":[],"watch":true,"listed":false},"hash":"3675a1fa0a337e9dac6a70dee178302bfca05b13d9a5900c07d1704fd59ceb4d"}',NULL);
INSERT INTO "entries" VALUES('subtle-marten',2,1794800327738,'{"kind":"sat","seat":0,"name":"Ada","luck":"clover"}',NULL);
INSERT INTO "entries" VALUES('subtle-marten',3,1794800327871,'{"kind":"sat","seat":1,"name":"Bruno"}',NULL);
INSERT INTO "entries" VALUES('subtle-marten',4,1794800327871,'{"kind":"started","drew":["?CA-n06"]}',NULL);
INSERT INTO "entries" VALUES('subtle-marten',5,1794800327890,'{"kind":"played","seat":0,"moves":["CA-n06@7,-7N"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m0');
INSERT INTO "entries" VALUES('subtle-marten',6,1794800327900,'{"kind":"played","seat":0,"moves":["-","?CA-p11"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m1');
INSERT INTO "entries" VALUES('subtle-marten',7,1794800327914,'{"kind":"played","seat":1,"moves":["CA-p11@2,-9E"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m2');
INSERT INTO "entries" VALUES('subtle-marten',8,1794800327934,'{"kind":"played","seat":1,"moves":["m>E","?CA-t01"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m3');
INSERT INTO "entries" VALUES('subtle-marten',9,1794800327954,'{"kind":"played","seat":0,"moves":["CA-t01@3,-1E"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m4');
INSERT INTO "entries" VALUES('subtle-marten',10,1794800327964,'{"kind":"played","seat":0,"moves":["-","?CA-t02"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m5');
INSERT INTO "entries" VALUES('subtle-marten',11,1794800327969,'{"kind":"played","seat":1,"moves":["CA-t02@9,-5N"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m6');
INSERT INTO "entries" VALUES('subtle-marten',12,1794800327978,'{"kind":"played","seat":1,"moves":["-","?CA-p02"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m7');
INSERT INTO "entries" VALUES('subtle-marten',13,1794800327998,'{"kind":"played","seat":0,"moves":["CA-p02@6,-7N"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m8');
INSERT INTO "entries" VALUES('subtle-marten',14,1794800328018,'{"kind":"played","seat":0,"moves":["m>NL","?CA-f04"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m9');
INSERT INTO "entries" VALUES('subtle-marten',15,1794800328038,'{"kind":"played","seat":1,"moves":["CA-f04@8,-5E"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m10');
INSERT INTO "entries" VALUES('subtle-marten',16,1794800328058,'{"kind":"played","seat":1,"moves":["m>N","?CA-p08"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m11');
INSERT INTO "entries" VALUES('subtle-marten',17,1794800328077,'{"kind":"said","name":"Bruno","text":"Bonjour à tous","seat":1}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:hello');
INSERT INTO "entries" VALUES('subtle-marten',18,1794800328101,'{"kind":"asked","seat":0,"step":9,"waiting":[1]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:oops');
INSERT INTO "entries" VALUES('gentle-garden',1,1794800328113,'{"kind":"created","setup":{"game":"city","boxes":[],"rules":{"guards":"last_wall","guard_reuse":"next_turn"},"seats":2,"clock":{"kind":"none","seconds":300,"increment":0,"end":"computer"},"grace":null,"locked":[],"watch":true,"listed":false},"hash":"a4c9301ea119cff61940c4047ddd53c19a511198caf4c8fe95764feb37b798f9","fixed":{"version":2}}',NULL);
INSERT INTO "entries" VALUES('gentle-garden',2,1794800328113,'{"kind":"sat","seat":0,"name":"Ada","luck":"clover"}',NULL);
INSERT INTO "entries" VALUES('gentle-garden',3,1794800328231,'{"kind":"sat","seat":1,"name":"Bruno"}',NULL);
INSERT INTO "entries" VALUES('gentle-garden',4,1794800328231,'{"kind":"started","drew":["?CI-F-L"]}',NULL);
INSERT INTO "entries" VALUES('gentle-garden',5,1794800328254,'{"kind":"played","seat":0,"moves":["m>EL","?CI-I-G"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m0');
INSERT INTO "entries" VALUES('gentle-garden',6,1794800328281,'{"kind":"played","seat":1,"moves":["CI-I-G@0,1E"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m1');
INSERT INTO "entries" VALUES('gentle-garden',7,1794800328308,'{"kind":"played","seat":1,"moves":["-","?CI-T0"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m2');
INSERT INTO "entries" VALUES('gentle-garden',8,1794800328330,'{"kind":"played","seat":0,"moves":["CI-T0@0,-1N"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m3');
INSERT INTO "entries" VALUES('gentle-garden',9,1794800328351,'{"kind":"played","seat":0,"moves":["m>NL","?CI-L-L"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m4');
INSERT INTO "entries" VALUES('gentle-garden',10,1794800328379,'{"kind":"played","seat":1,"moves":["CI-L-L@1,1E"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m5');
INSERT INTO "entries" VALUES('gentle-garden',11,1794800328394,'{"kind":"played","seat":1,"moves":["-","?CI-E-L"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m6');
INSERT INTO "entries" VALUES('gentle-garden',12,1794800328410,'{"kind":"played","seat":0,"moves":["CI-E-L@1,-1S"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m7');
INSERT INTO "entries" VALUES('gentle-garden',13,1794800328426,'{"kind":"played","seat":0,"moves":["m>S","?CI-U3"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m8');
INSERT INTO "entries" VALUES('gentle-garden',14,1794800328473,'{"kind":"played","seat":1,"moves":["CI-U3@-1,1S"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m9');
INSERT INTO "entries" VALUES('gentle-garden',15,1794800328487,'{"kind":"played","seat":1,"moves":["m>NL","?CI-H-G"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m10');
INSERT INTO "entries" VALUES('gentle-garden',16,1794800328503,'{"kind":"played","seat":0,"moves":["CI-H-G@0,2E"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m11');
INSERT INTO "entries" VALUES('gentle-garden',17,1794800328523,'{"kind":"played","seat":0,"moves":["-","?CI-A-F"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m12');
INSERT INTO "entries" VALUES('gentle-garden',18,1794800328543,'{"kind":"played","seat":1,"moves":["CI-A-F@-2,1W"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m13');
INSERT INTO "entries" VALUES('gentle-garden',19,1794800328561,'{"kind":"played","seat":1,"moves":["-","?CI-R-PP"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m14');
INSERT INTO "entries" VALUES('gentle-garden',20,1794800328576,'{"kind":"played","seat":0,"moves":["CI-R-PP@0,3N"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m15');
INSERT INTO "entries" VALUES('gentle-garden',21,1794800328598,'{"kind":"played","seat":0,"moves":["m>NL","?CI-S0"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m16');
INSERT INTO "entries" VALUES('gentle-garden',22,1794800328612,'{"kind":"played","seat":1,"moves":["CI-S0@-1,3W"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m17');
INSERT INTO "entries" VALUES('gentle-garden',23,1794800328623,'{"kind":"played","seat":1,"moves":["m>ER","?CI-H-F"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m18');
INSERT INTO "entries" VALUES('gentle-garden',24,1794800328642,'{"kind":"played","seat":0,"moves":["CI-H-F@1,0W"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m19');
INSERT INTO "entries" VALUES('gentle-garden',25,1794800328658,'{"kind":"played","seat":0,"moves":["m>ER","?CI-B1-F"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m20');
INSERT INTO "entries" VALUES('gentle-garden',26,1794800328683,'{"kind":"played","seat":1,"moves":["CI-B1-F@-1,4E"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m21');
INSERT INTO "entries" VALUES('gentle-garden',27,1794800328697,'{"kind":"played","seat":1,"moves":["m>NL","?CI-F-F"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m22');
INSERT INTO "entries" VALUES('gentle-garden',28,1794800328706,'{"kind":"played","seat":0,"moves":["CI-F-F@2,1S"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m23');
INSERT INTO "entries" VALUES('gentle-garden',29,1794800328723,'{"kind":"said","name":"Bruno","text":"Bonjour à tous","seat":1}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:hello');
INSERT INTO "entries" VALUES('gentle-garden',30,1794800328737,'{"kind":"asked","seat":0,"step":23,"waiting":[1]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:oops');
INSERT INTO "entries" VALUES('copper-lizard',1,1794800328762,'{"kind":"created","setup":{"game":"base","boxes":[],"rules":{"hand":"2","holes":"forbidden","unfinished":"nothing","fields":"by_city","small_city":"4","last_tile":"unplayed"},"seats":2,"clock":{"kind":"none","seconds":300,"increment":0,"end":"computer"},"grace":null,"locked":[],"watch":true,"listed":false},"hash":"072b40d03ab458e3d432d1408c5dd768a1d0b777e0e20425ecdadfce8e54d247"}',NULL);
INSERT INTO "entries" VALUES('copper-lizard',2,1794800328762,'{"kind":"sat","seat":0,"name":"Ada","luck":"clover"}',NULL);
INSERT INTO "entries" VALUES('copper-lizard',3,1794800328801,'{"kind":"sat","seat":1,"name":"Bruno"}',NULL);
INSERT INTO "entries" VALUES('copper-lizard',4,1794800328801,'{"kind":"started","drew":["?BG-H","?BG-I"]}',NULL);
INSERT INTO "entries" VALUES('copper-lizard',5,1794800328822,'{"kind":"played","seat":0,"moves":["BG-H@0,1N"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m0');
INSERT INTO "entries" VALUES('copper-lizard',6,1794800328846,'{"kind":"played","seat":0,"moves":["m>S","?BG-P"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m1');
INSERT INTO "entries" VALUES('copper-lizard',7,1794800328870,'{"kind":"played","seat":1,"moves":["BG-I@0,2W"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m2');
INSERT INTO "entries" VALUES('copper-lizard',8,1794800328895,'{"kind":"played","seat":1,"moves":["m>S","?BG-D"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m3');
INSERT INTO "entries" VALUES('copper-lizard',9,1794800328912,'{"kind":"played","seat":0,"moves":["BG-D@-1,0S"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m4');
INSERT INTO "entries" VALUES('copper-lizard',10,1794800328942,'{"kind":"played","seat":0,"moves":["m>S","?BG-D"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m5');
INSERT INTO "entries" VALUES('copper-lizard',11,1794800328961,'{"kind":"said","name":"Bruno","text":"Bonjour à tous","seat":1}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:hello');
INSERT INTO "entries" VALUES('copper-lizard',12,1794800328981,'{"kind":"resigned","seat":0}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:enough');
INSERT INTO "entries" VALUES('copper-lizard',13,1794800328981,'{"kind":"over","reason":"resigned"}',NULL);
CREATE TABLE holders (
	slug VARCHAR(40) NOT NULL, 
	seat INTEGER NOT NULL, 
	person VARCHAR(64) NOT NULL, 
	PRIMARY KEY (slug, seat, person)
);
INSERT INTO "holders" VALUES('subtle-vole',0,'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa');
INSERT INTO "holders" VALUES('subtle-vole',1,'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb');
INSERT INTO "holders" VALUES('balmy-shrike',0,'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa');
INSERT INTO "holders" VALUES('balmy-shrike',1,'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb');
INSERT INTO "holders" VALUES('subtle-marten',0,'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa');
INSERT INTO "holders" VALUES('subtle-marten',1,'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb');
INSERT INTO "holders" VALUES('gentle-garden',0,'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa');
INSERT INTO "holders" VALUES('gentle-garden',1,'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb');
INSERT INTO "holders" VALUES('copper-lizard',0,'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa');
INSERT INTO "holders" VALUES('copper-lizard',1,'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb');
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
INSERT INTO "tables" VALUES('subtle-vole','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','be9bd0ef3f137d865ac50909b9d7816ee0e72ceae098619d110e29e26edbca8d',0,1794800326686,1794800327277,'playing','{"game":"standard","boxes":["inns","traders"],"names":["Ada","Bruno"],"steps":24,"turn":0}');
INSERT INTO "tables" VALUES('balmy-shrike','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','c6a762f738db6d8921c38a77a6c999bd83174001f3c3bc2a87a54b6dea5d3fff',0,1794800327304,1794800327717,'playing','{"game":"winter","boxes":["count","gingerbread","river"],"names":["Ada","Bruno"],"steps":16,"turn":0}');
INSERT INTO "tables" VALUES('subtle-marten','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','4223bc63b5481a80cd7f447889f9ca555e659625e55f218c78567c50cf937bb9',0,1794800327738,1794800328101,'playing','{"game":"castle","boxes":[],"names":["Ada","Bruno"],"steps":12,"turn":0}');
INSERT INTO "tables" VALUES('gentle-garden','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','2ac4da0f570bf681ed9036470865d764d91188d0d5f7abb911f90a827bbc7242',0,1794800328113,1794800328737,'playing','{"game":"city","boxes":[],"names":["Ada","Bruno"],"steps":24,"turn":0}');
INSERT INTO "tables" VALUES('copper-lizard','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','57ca4afff33484f35f7dd6b54a60377a57effbd1223ebefa984f07f34df11470',0,1794800328762,1794800328981,'over','{"game":"base","boxes":[],"names":["Ada","Bruno"],"steps":6,"turn":null}');
CREATE INDEX ix_tables_owner ON tables (owner);
CREATE INDEX tables_of_a_person ON holders (person);
COMMIT;
