BEGIN TRANSACTION;
CREATE TABLE about (
	name VARCHAR(40) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "about" VALUES('schema','4');
CREATE TABLE analyses (
	slug VARCHAR(40) NOT NULL, 
	told TEXT NOT NULL, 
	PRIMARY KEY (slug)
);
CREATE TABLE callings (
	code VARCHAR(64) NOT NULL, 
	person VARCHAR(64) NOT NULL, 
	address TEXT NOT NULL, 
	language VARCHAR(8) NOT NULL, 
	PRIMARY KEY (code)
);
CREATE TABLE deadlines (
	slug VARCHAR(40) NOT NULL, 
	time BIGINT NOT NULL, 
	PRIMARY KEY (slug)
);
INSERT INTO "deadlines" VALUES('placid-delta',1794808178469);
CREATE TABLE entries (
	slug VARCHAR(40) NOT NULL, 
	number INTEGER NOT NULL, 
	time BIGINT NOT NULL, 
	fact TEXT NOT NULL, 
	message VARCHAR(120), 
	PRIMARY KEY (slug, number), 
	CONSTRAINT one_entry_a_message UNIQUE (slug, message)
);
INSERT INTO "entries" VALUES('placid-delta',1,1794807517498,'{"kind":"created","setup":{"game":"standard","boxes":["inns","traders"],"rules":{"hand":"1","holes":"allowed","unfinished":"points","fields":"by_field","small_city":"4","last_tile":"unplayed"},"seats":2,"clock":{"kind":"chess","seconds":600,"increment":5,"end":"computer"},"grace":null,"locked":[],"watch":true,"listed":false},"hash":"3a46f8c14f236819392447bd22c707a6dccae078c2b187a0b4cf465b50a1f4ab"}',NULL);
INSERT INTO "entries" VALUES('placid-delta',2,1794807517498,'{"kind":"sat","seat":0,"name":"Ada","luck":"clover"}',NULL);
INSERT INTO "entries" VALUES('placid-delta',3,1794807517759,'{"kind":"sat","seat":1,"name":"Bruno"}',NULL);
INSERT INTO "entries" VALUES('placid-delta',4,1794807517759,'{"kind":"started","drew":["?IC-09"]}',NULL);
INSERT INTO "entries" VALUES('placid-delta',5,1794807517778,'{"kind":"played","seat":0,"moves":["IC-09@0,1S"],"left":[604998,600000]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m0');
INSERT INTO "entries" VALUES('placid-delta',6,1794807517799,'{"kind":"played","seat":0,"moves":["m>NR","?IC-04"],"left":[609997,600000]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m1');
INSERT INTO "entries" VALUES('placid-delta',7,1794807517827,'{"kind":"played","seat":1,"moves":["IC-04@0,-1W"],"left":[609997,604999]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m2');
INSERT INTO "entries" VALUES('placid-delta',8,1794807517864,'{"kind":"played","seat":1,"moves":["-","?IC-12"],"left":[609997,609982]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m3');
INSERT INTO "entries" VALUES('placid-delta',9,1794807517900,'{"kind":"played","seat":0,"moves":["IC-12@-1,1N"],"left":[614995,609982]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m4');
INSERT INTO "entries" VALUES('placid-delta',10,1794807517927,'{"kind":"played","seat":0,"moves":["M>SR","?IC-08"],"left":[619991,609982]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m5');
INSERT INTO "entries" VALUES('placid-delta',11,1794807517956,'{"kind":"played","seat":1,"moves":["IC-08@1,1N"],"left":[619991,614980]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m6');
INSERT INTO "entries" VALUES('placid-delta',12,1794807517984,'{"kind":"played","seat":1,"moves":["m>EL","?BG-E"],"left":[619991,619978]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m7');
INSERT INTO "entries" VALUES('placid-delta',13,1794807517995,'{"kind":"played","seat":0,"moves":["BG-E@2,1E"],"left":[624990,619978]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m8');
INSERT INTO "entries" VALUES('placid-delta',14,1794807518027,'{"kind":"played","seat":0,"moves":["-","?BG-P"],"left":[629989,619978]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m9');
INSERT INTO "entries" VALUES('placid-delta',15,1794807518055,'{"kind":"played","seat":1,"moves":["BG-P@1,2S"],"left":[629989,624977]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m10');
INSERT INTO "entries" VALUES('placid-delta',16,1794807518091,'{"kind":"played","seat":1,"moves":["M>N","?BG-T"],"left":[629989,629975]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m11');
INSERT INTO "entries" VALUES('placid-delta',17,1794807518123,'{"kind":"played","seat":0,"moves":["BG-T@0,-2W"],"left":[634988,629975]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m12');
INSERT INTO "entries" VALUES('placid-delta',18,1794807518155,'{"kind":"played","seat":0,"moves":["m>N","?BG-R"],"left":[639987,629975]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m13');
INSERT INTO "entries" VALUES('placid-delta',19,1794807518185,'{"kind":"played","seat":1,"moves":["BG-R@3,1S"],"left":[639987,634974]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m14');
INSERT INTO "entries" VALUES('placid-delta',20,1794807518215,'{"kind":"played","seat":1,"moves":["m>E","?BG-B"],"left":[639987,639973]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m15');
INSERT INTO "entries" VALUES('placid-delta',21,1794807518247,'{"kind":"played","seat":0,"moves":["BG-B@2,0N"],"left":[644986,639973]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m16');
INSERT INTO "entries" VALUES('placid-delta',22,1794807518279,'{"kind":"played","seat":0,"moves":["m>C","?TB-04"],"left":[649985,639973]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m17');
INSERT INTO "entries" VALUES('placid-delta',23,1794807518303,'{"kind":"played","seat":1,"moves":["TB-04@-1,-1S"],"left":[649985,644972]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m18');
INSERT INTO "entries" VALUES('placid-delta',24,1794807518331,'{"kind":"played","seat":1,"moves":["m>SL","?IC-16"],"left":[649985,649971]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m19');
INSERT INTO "entries" VALUES('placid-delta',25,1794807518367,'{"kind":"played","seat":0,"moves":["IC-16@-2,1N"],"left":[654984,649971]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m20');
INSERT INTO "entries" VALUES('placid-delta',26,1794807518391,'{"kind":"played","seat":0,"moves":["m>N","?TB-08"],"left":[659983,649971]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m21');
INSERT INTO "entries" VALUES('placid-delta',27,1794807518427,'{"kind":"played","seat":1,"moves":["TB-08@-2,-1N"],"left":[659983,654970]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m22');
INSERT INTO "entries" VALUES('placid-delta',28,1794807518452,'{"kind":"played","seat":1,"moves":["-","?BG-V"],"left":[659983,659968]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m23');
INSERT INTO "entries" VALUES('placid-delta',29,1794807518486,'{"kind":"said","name":"Bruno","text":"Bonjour à tous","seat":1}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:hello');
INSERT INTO "entries" VALUES('placid-delta',30,1794807518514,'{"kind":"asked","seat":0,"step":21,"waiting":[1]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:oops');
INSERT INTO "entries" VALUES('green-harp',1,1794807518566,'{"kind":"created","setup":{"game":"winter","boxes":["count","gingerbread","river"],"rules":{"hand":"1","holes":"allowed","unfinished":"points","fields":"by_field","small_city":"4","last_tile":"unplayed","count_final":"any"},"seats":2,"clock":{"kind":"none","seconds":300,"increment":0,"end":"computer"},"grace":null,"locked":[],"watch":true,"listed":false},"hash":"27aa225b25781f9efaad0e324dfe2a9225506522e8fa3177e690ef7e71ad8bfa"}',NULL);
INSERT INTO "entries" VALUES('green-harp',2,1794807518566,'{"kind":"sat","seat":0,"name":"Ada","luck":"clover"}',NULL);
INSERT INTO "entries" VALUES('green-harp',3,1794807518771,'{"kind":"sat","seat":1,"name":"Bruno"}',NULL);
INSERT INTO "entries" VALUES('green-harp',4,1794807518771,'{"kind":"started","drew":["?R1-11"]}',NULL);
INSERT INTO "entries" VALUES('green-harp',5,1794807518812,'{"kind":"played","seat":0,"moves":["R1-11@3,1N"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m0');
INSERT INTO "entries" VALUES('green-harp',6,1794807518840,'{"kind":"played","seat":0,"moves":["m>ER","?R1-05"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m1');
INSERT INTO "entries" VALUES('green-harp',7,1794807518864,'{"kind":"played","seat":1,"moves":["R1-05@4,1N"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m2');
INSERT INTO "entries" VALUES('green-harp',8,1794807518892,'{"kind":"played","seat":1,"moves":["m>N","?R1-06"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m3');
INSERT INTO "entries" VALUES('green-harp',9,1794807518932,'{"kind":"played","seat":0,"moves":["R1-06@5,1N","?R1-11"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m4');
INSERT INTO "entries" VALUES('green-harp',10,1794807518966,'{"kind":"played","seat":1,"moves":["R1-11@5,0E","?R1-09"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m5');
INSERT INTO "entries" VALUES('green-harp',11,1794807518988,'{"kind":"played","seat":0,"moves":["R1-09@5,-1S"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m6');
INSERT INTO "entries" VALUES('green-harp',12,1794807519003,'{"kind":"played","seat":0,"moves":["m>SR","?R1-10"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m7');
INSERT INTO "entries" VALUES('green-harp',13,1794807519027,'{"kind":"played","seat":1,"moves":["R1-10@6,-1E"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m8');
INSERT INTO "entries" VALUES('green-harp',14,1794807519072,'{"kind":"played","seat":1,"moves":["m>N","?R1-04"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m9');
INSERT INTO "entries" VALUES('green-harp',15,1794807519108,'{"kind":"played","seat":0,"moves":["R1-04@7,-1S"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m10');
INSERT INTO "entries" VALUES('green-harp',16,1794807519140,'{"kind":"played","seat":0,"moves":["m>WL","?R1-08"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m11');
INSERT INTO "entries" VALUES('green-harp',17,1794807519156,'{"kind":"played","seat":1,"moves":["R1-08@8,-1N"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m12');
INSERT INTO "entries" VALUES('green-harp',18,1794807519176,'{"kind":"played","seat":1,"moves":["m>NL","?R1-06"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m13');
INSERT INTO "entries" VALUES('green-harp',19,1794807519192,'{"kind":"played","seat":0,"moves":["R1-06@9,-1E"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m14');
INSERT INTO "entries" VALUES('green-harp',20,1794807519202,'{"kind":"played","seat":0,"moves":["m>NR","?R1-03"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m15');
INSERT INTO "entries" VALUES('green-harp',21,1794807519238,'{"kind":"said","name":"Bruno","text":"Bonjour à tous","seat":1}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:hello');
INSERT INTO "entries" VALUES('green-harp',22,1794807519257,'{"kind":"asked","seat":0,"step":15,"waiting":[1]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:oops');
INSERT INTO "entries" VALUES('novel-curlew',1,1794807519272,'{"kind":"created","setup":{"game":"castle","boxes":[],"rules":{"wells_left":"single","extra_turn":"own"},"seats":2,"clock":{"kind":"none","seconds":300,"increment":0,"end":"computer"},"grace":null,"locked":[],"watch":true,"listed":false},"hash":"bb2facba4d1c1c1d86865341b3fb45d552511e474aeb229261fc0221bc472a24"}',NULL);
INSERT INTO "entries" VALUES('novel-curlew',2,1794807519272,'{"kind":"sat","seat":0,"name":"Ada","luck":"clover"}',NULL);
INSERT INTO "entries" VALUES('novel-curlew',3,1794807519527,'{"kind":"sat","seat":1,"name":"Bruno"}',NULL);
INSERT INTO "entries" VALUES('novel-curlew',4,1794807519527,'{"kind":"started","drew":["?CA-f02"]}',NULL);
INSERT INTO "entries" VALUES('novel-curlew',5,1794807519552,'{"kind":"played","seat":0,"moves":["CA-f02@3,-1N"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m0');
INSERT INTO "entries" VALUES('novel-curlew',6,1794807519614,'{"kind":"played","seat":0,"moves":["-","?CA-n02"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m1');
INSERT INTO "entries" VALUES('novel-curlew',7,1794807519647,'{"kind":"played","seat":1,"moves":["CA-n02@0,-7N"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m2');
INSERT INTO "entries" VALUES('novel-curlew',8,1794807519691,'{"kind":"played","seat":1,"moves":["m>NL","?CA-p04"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m3');
INSERT INTO "entries" VALUES('novel-curlew',9,1794807519711,'{"kind":"played","seat":0,"moves":["CA-p04@0,-4N"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m4');
INSERT INTO "entries" VALUES('novel-curlew',10,1794807519743,'{"kind":"played","seat":0,"moves":["m>NL","?CA-n05"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m5');
INSERT INTO "entries" VALUES('novel-curlew',11,1794807519775,'{"kind":"played","seat":1,"moves":["CA-n05@0,-8N"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m6');
INSERT INTO "entries" VALUES('novel-curlew',12,1794807519806,'{"kind":"played","seat":1,"moves":["-","?CA-n16"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m7');
INSERT INTO "entries" VALUES('novel-curlew',13,1794807519839,'{"kind":"played","seat":0,"moves":["CA-n16@7,-7E"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m8');
INSERT INTO "entries" VALUES('novel-curlew',14,1794807519867,'{"kind":"played","seat":0,"moves":["m>EL","?CA-p03"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m9');
INSERT INTO "entries" VALUES('novel-curlew',15,1794807519888,'{"kind":"played","seat":1,"moves":["CA-p03@1,-8S"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m10');
INSERT INTO "entries" VALUES('novel-curlew',16,1794807519907,'{"kind":"played","seat":1,"moves":["m>NR","?CA-d02"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m11');
INSERT INTO "entries" VALUES('novel-curlew',17,1794807519930,'{"kind":"said","name":"Bruno","text":"Bonjour à tous","seat":1}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:hello');
INSERT INTO "entries" VALUES('novel-curlew',18,1794807519954,'{"kind":"asked","seat":0,"step":9,"waiting":[1]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:oops');
INSERT INTO "entries" VALUES('gentle-auk',1,1794807519984,'{"kind":"created","setup":{"game":"city","boxes":[],"rules":{"guards":"last_wall","guard_reuse":"next_turn"},"seats":2,"clock":{"kind":"none","seconds":300,"increment":0,"end":"computer"},"grace":null,"locked":[],"watch":true,"listed":false},"hash":"4e2339981e2dac6726c2bce335c079088a4166d131dd130e68214f8f1ca6544e","fixed":{"version":2}}',NULL);
INSERT INTO "entries" VALUES('gentle-auk',2,1794807519984,'{"kind":"sat","seat":0,"name":"Ada","luck":"clover"}',NULL);
INSERT INTO "entries" VALUES('gentle-auk',3,1794807520121,'{"kind":"sat","seat":1,"name":"Bruno"}',NULL);
INSERT INTO "entries" VALUES('gentle-auk',4,1794807520121,'{"kind":"started","drew":["?CI-I-G"]}',NULL);
INSERT INTO "entries" VALUES('gentle-auk',5,1794807520140,'{"kind":"played","seat":0,"moves":["m>WL","?CI-Q1"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m0');
INSERT INTO "entries" VALUES('gentle-auk',6,1794807520167,'{"kind":"played","seat":1,"moves":["CI-Q1@1,0E"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m1');
INSERT INTO "entries" VALUES('gentle-auk',7,1794807520200,'{"kind":"played","seat":1,"moves":["-","?CI-R1"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m2');
INSERT INTO "entries" VALUES('gentle-auk',8,1794807520229,'{"kind":"played","seat":0,"moves":["CI-R1@1,1N"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m3');
INSERT INTO "entries" VALUES('gentle-auk',9,1794807520268,'{"kind":"played","seat":0,"moves":["m>S","?CI-R1"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m4');
INSERT INTO "entries" VALUES('gentle-auk',10,1794807520302,'{"kind":"played","seat":1,"moves":["CI-R1@0,-1N"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m5');
INSERT INTO "entries" VALUES('gentle-auk',11,1794807520332,'{"kind":"played","seat":1,"moves":["m>NL","?CI-A-F"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m6');
INSERT INTO "entries" VALUES('gentle-auk',12,1794807520352,'{"kind":"played","seat":0,"moves":["CI-A-F@2,1N"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m7');
INSERT INTO "entries" VALUES('gentle-auk',13,1794807520437,'{"kind":"played","seat":0,"moves":["-","?CI-A-G"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m8');
INSERT INTO "entries" VALUES('gentle-auk',14,1794807520472,'{"kind":"played","seat":1,"moves":["CI-A-G@1,2W"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m9');
INSERT INTO "entries" VALUES('gentle-auk',15,1794807520508,'{"kind":"played","seat":1,"moves":["m>NL","?CI-H-G"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m10');
INSERT INTO "entries" VALUES('gentle-auk',16,1794807520547,'{"kind":"played","seat":0,"moves":["CI-H-G@-1,-1W"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m11');
INSERT INTO "entries" VALUES('gentle-auk',17,1794807520580,'{"kind":"played","seat":0,"moves":["m>ER","?CI-D-G"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m12');
INSERT INTO "entries" VALUES('gentle-auk',18,1794807520612,'{"kind":"played","seat":1,"moves":["CI-D-G@-1,0E"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m13');
INSERT INTO "entries" VALUES('gentle-auk',19,1794807520644,'{"kind":"played","seat":1,"moves":["m>NR","?CI-I-L"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m14');
INSERT INTO "entries" VALUES('gentle-auk',20,1794807520676,'{"kind":"played","seat":0,"moves":["CI-I-L@1,3E"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m15');
INSERT INTO "entries" VALUES('gentle-auk',21,1794807520702,'{"kind":"played","seat":0,"moves":["m>NL","?CI-U2"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m16');
INSERT INTO "entries" VALUES('gentle-auk',22,1794807520732,'{"kind":"played","seat":1,"moves":["CI-U2@0,2S"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m17');
INSERT INTO "entries" VALUES('gentle-auk',23,1794807520752,'{"kind":"played","seat":1,"moves":["-","?CI-G0-F"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m18');
INSERT INTO "entries" VALUES('gentle-auk',24,1794807520776,'{"kind":"played","seat":0,"moves":["CI-G0-F@3,1E"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m19');
INSERT INTO "entries" VALUES('gentle-auk',25,1794807520805,'{"kind":"played","seat":0,"moves":["m>E","?CI-B1-F"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m20');
INSERT INTO "entries" VALUES('gentle-auk',26,1794807520839,'{"kind":"played","seat":1,"moves":["CI-B1-F@-1,1W"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m21');
INSERT INTO "entries" VALUES('gentle-auk',27,1794807520859,'{"kind":"played","seat":1,"moves":["m>W","?CI-L-L"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m22');
INSERT INTO "entries" VALUES('gentle-auk',28,1794807520888,'{"kind":"played","seat":0,"moves":["CI-L-L@2,2W"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m23');
INSERT INTO "entries" VALUES('gentle-auk',29,1794807520914,'{"kind":"said","name":"Bruno","text":"Bonjour à tous","seat":1}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:hello');
INSERT INTO "entries" VALUES('gentle-auk',30,1794807520942,'{"kind":"asked","seat":0,"step":23,"waiting":[1]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:oops');
INSERT INTO "entries" VALUES('nimble-harvest',1,1794807520963,'{"kind":"created","setup":{"game":"base","boxes":[],"rules":{"hand":"2","holes":"forbidden","unfinished":"nothing","fields":"by_city","small_city":"4","last_tile":"unplayed"},"seats":2,"clock":{"kind":"none","seconds":300,"increment":0,"end":"computer"},"grace":null,"locked":[],"watch":true,"listed":false},"hash":"80acef3978a2f09699deecaa1992c94ac202810bb4401a46b74b27dda73076e2"}',NULL);
INSERT INTO "entries" VALUES('nimble-harvest',2,1794807520963,'{"kind":"sat","seat":0,"name":"Ada","luck":"clover"}',NULL);
INSERT INTO "entries" VALUES('nimble-harvest',3,1794807521023,'{"kind":"sat","seat":1,"name":"Bruno"}',NULL);
INSERT INTO "entries" VALUES('nimble-harvest',4,1794807521023,'{"kind":"started","drew":["?BG-U","?BG-P"]}',NULL);
INSERT INTO "entries" VALUES('nimble-harvest',5,1794807521048,'{"kind":"played","seat":0,"moves":["BG-U@0,-1N"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m0');
INSERT INTO "entries" VALUES('nimble-harvest',6,1794807521076,'{"kind":"played","seat":0,"moves":["m>NL","?BG-N"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m1');
INSERT INTO "entries" VALUES('nimble-harvest',7,1794807521120,'{"kind":"played","seat":1,"moves":["BG-P@1,0S"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m2');
INSERT INTO "entries" VALUES('nimble-harvest',8,1794807521168,'{"kind":"played","seat":1,"moves":["m>N","?BG-O"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m3');
INSERT INTO "entries" VALUES('nimble-harvest',9,1794807521200,'{"kind":"played","seat":0,"moves":["BG-O@0,1W"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m4');
INSERT INTO "entries" VALUES('nimble-harvest',10,1794807521236,'{"kind":"played","seat":0,"moves":["m>S","?BG-B"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m5');
INSERT INTO "entries" VALUES('nimble-harvest',11,1794807521262,'{"kind":"said","name":"Bruno","text":"Bonjour à tous","seat":1}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:hello');
INSERT INTO "entries" VALUES('nimble-harvest',12,1794807521282,'{"kind":"resigned","seat":0}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:enough');
INSERT INTO "entries" VALUES('nimble-harvest',13,1794807521282,'{"kind":"over","reason":"resigned"}',NULL);
CREATE TABLE holders (
	slug VARCHAR(40) NOT NULL, 
	seat INTEGER NOT NULL, 
	person VARCHAR(64) NOT NULL, 
	PRIMARY KEY (slug, seat, person)
);
INSERT INTO "holders" VALUES('placid-delta',0,'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa');
INSERT INTO "holders" VALUES('placid-delta',1,'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb');
INSERT INTO "holders" VALUES('green-harp',0,'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa');
INSERT INTO "holders" VALUES('green-harp',1,'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb');
INSERT INTO "holders" VALUES('novel-curlew',0,'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa');
INSERT INTO "holders" VALUES('novel-curlew',1,'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb');
INSERT INTO "holders" VALUES('gentle-auk',0,'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa');
INSERT INTO "holders" VALUES('gentle-auk',1,'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb');
INSERT INTO "holders" VALUES('nimble-harvest',0,'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa');
INSERT INTO "holders" VALUES('nimble-harvest',1,'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb');
CREATE TABLE holidays (
	person VARCHAR(64) NOT NULL, 
	begins BIGINT NOT NULL, 
	ends BIGINT NOT NULL, 
	PRIMARY KEY (person, begins)
);
CREATE TABLE keepsakes (
	person VARCHAR(64) NOT NULL, 
	settings TEXT NOT NULL, 
	changed BIGINT NOT NULL, 
	PRIMARY KEY (person)
);
CREATE TABLE keys (
	code VARCHAR(64) NOT NULL, 
	person VARCHAR(64) NOT NULL, 
	sealed TEXT NOT NULL, 
	until BIGINT, 
	PRIMARY KEY (code)
);
CREATE TABLE links (
	code VARCHAR(64) NOT NULL, 
	slug VARCHAR(40) NOT NULL, 
	seat INTEGER NOT NULL, 
	until BIGINT NOT NULL, 
	PRIMARY KEY (code)
);
CREATE TABLE plans (
	slug VARCHAR(40) NOT NULL, 
	seat INTEGER NOT NULL, 
	"plan" TEXT NOT NULL, 
	PRIMARY KEY (slug, seat)
);
CREATE TABLE ratings (
	person VARCHAR(64) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	rating DOUBLE NOT NULL, 
	deviation DOUBLE NOT NULL, 
	volatility DOUBLE NOT NULL, 
	games INTEGER NOT NULL, 
	time BIGINT NOT NULL, 
	PRIMARY KEY (person, game)
);
INSERT INTO "ratings" VALUES('aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','base',1.33768910609370209388e+03,2.90318963717980466293e+02,5.99996753723381417988e-02,1,1794807521282);
INSERT INTO "ratings" VALUES('bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb','base',1.66231089390629790608e+03,2.90318963717980466293e+02,5.99996753723381417988e-02,1,1794807521282);
CREATE TABLE results (
	slug VARCHAR(40) NOT NULL, 
	seat INTEGER NOT NULL, 
	person VARCHAR(64) NOT NULL, 
	player VARCHAR(40), 
	name VARCHAR(40) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	boxes TEXT NOT NULL, 
	seats INTEGER NOT NULL, 
	place INTEGER NOT NULL, 
	points INTEGER NOT NULL, 
	reason VARCHAR(12) NOT NULL, 
	has_left BOOLEAN NOT NULL, 
	"before" DOUBLE, 
	"after" DOUBLE, 
	time BIGINT NOT NULL, 
	sought TEXT NOT NULL, 
	PRIMARY KEY (slug, seat, person)
);
INSERT INTO "results" VALUES('nimble-harvest',0,'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',NULL,'Ada','base','[]',2,2,0,'resigned',0,1500.0,1.33768910609370209388e+03,1794807521282,'nimble-harvest base ada  bruno ');
INSERT INTO "results" VALUES('nimble-harvest',1,'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb',NULL,'Bruno','base','[]',2,1,0,'resigned',0,1500.0,1.66231089390629790608e+03,1794807521282,'nimble-harvest base ada  bruno ');
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
INSERT INTO "tables" VALUES('placid-delta','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','983ea017814acfdffc3497c160015e8b8c56ff37d8eba88c873e62dcce8d9fb3',0,1794807517498,1794807518514,'playing','{"game":"standard","boxes":["inns","traders"],"names":["Ada","Bruno"],"steps":24,"turn":0}');
INSERT INTO "tables" VALUES('green-harp','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','7519cef38115cbb63f6cfd1d10c618531ca65ebbcb181b220c4c8c8657e0d229',0,1794807518566,1794807519257,'playing','{"game":"winter","boxes":["count","gingerbread","river"],"names":["Ada","Bruno"],"steps":16,"turn":1}');
INSERT INTO "tables" VALUES('novel-curlew','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','64d09a9102e17ca078a763aa4bcd1b720c41b0e35bd11a582703b9b7dc653a06',0,1794807519272,1794807519954,'playing','{"game":"castle","boxes":[],"names":["Ada","Bruno"],"steps":12,"turn":0}');
INSERT INTO "tables" VALUES('gentle-auk','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','9042b017728f55e6e3d03866600ae45fe8d36460ac1c64b688227b3545aef7d8',0,1794807519984,1794807520942,'playing','{"game":"city","boxes":[],"names":["Ada","Bruno"],"steps":24,"turn":0}');
INSERT INTO "tables" VALUES('nimble-harvest','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','2d250661b6a4ecbc51a21ba88a937f51e8bf84b4b73baebde3ea3f85a4a6c722',0,1794807520963,1794807521282,'over','{"game":"base","boxes":[],"names":["Ada","Bruno"],"steps":6,"turn":null}');
CREATE INDEX ix_tables_owner ON tables (owner);
CREATE INDEX tables_of_a_person ON holders (person);
CREATE INDEX ix_deadlines_time ON deadlines (time);
CREATE INDEX results_of_a_person ON results (person, time);
CREATE INDEX ix_keys_person ON keys (person);
CREATE INDEX ix_callings_person ON callings (person);
COMMIT;
