BEGIN TRANSACTION;
CREATE TABLE about (
	name VARCHAR(40) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "about" VALUES('schema','6');
INSERT INTO "about" VALUES('vapid','Hh7Kxt6KUoz1B-Z_a0m68oIKs1Bl2KbJe2l-8J_8xro');
CREATE TABLE analyses (
	slug VARCHAR(40) NOT NULL, 
	told TEXT NOT NULL, 
	PRIMARY KEY (slug)
);
CREATE TABLE attempts (
	code VARCHAR(40) NOT NULL, 
	person VARCHAR(64) NOT NULL, 
	slug VARCHAR(40) NOT NULL, 
	PRIMARY KEY (code, person)
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
INSERT INTO "deadlines" VALUES('topaz-sail-ynnqcvs2wd',1794820360387);
CREATE TABLE duplicates (
	code VARCHAR(40) NOT NULL, 
	wish TEXT NOT NULL, 
	secret VARCHAR(64) NOT NULL, 
	made BIGINT NOT NULL, 
	PRIMARY KEY (code)
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
INSERT INTO "entries" VALUES('topaz-sail-ynnqcvs2wd',1,1794819699447,'{"kind":"created","setup":{"game":"standard","boxes":["inns","traders"],"rules":{"hand":"1","holes":"allowed","unfinished":"points","fields":"by_field","small_city":"4","last_tile":"unplayed"},"seats":2,"clock":{"kind":"chess","seconds":600,"increment":5,"end":"computer"},"grace":null,"locked":[],"watch":true,"listed":false,"analysis":false,"duplicate":null},"hash":"26ff74964aae1baacd839c518428bfcad22fa49175797f3a1eb03643f9ae99be"}',NULL);
INSERT INTO "entries" VALUES('topaz-sail-ynnqcvs2wd',2,1794819699447,'{"kind":"sat","seat":0,"name":"Ada","luck":"clover"}',NULL);
INSERT INTO "entries" VALUES('topaz-sail-ynnqcvs2wd',3,1794819700228,'{"kind":"sat","seat":1,"name":"Bruno"}',NULL);
INSERT INTO "entries" VALUES('topaz-sail-ynnqcvs2wd',4,1794819700228,'{"kind":"started","drew":["?TB-15"]}',NULL);
INSERT INTO "entries" VALUES('topaz-sail-ynnqcvs2wd',5,1794819700240,'{"kind":"played","seat":0,"moves":["TB-15@0,1S"],"left":[604997,600000]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m0');
INSERT INTO "entries" VALUES('topaz-sail-ynnqcvs2wd',6,1794819700251,'{"kind":"played","seat":0,"moves":["m>W","?BG-K"],"left":[609995,600000]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m1');
INSERT INTO "entries" VALUES('topaz-sail-ynnqcvs2wd',7,1794819700259,'{"kind":"played","seat":1,"moves":["BG-K@-1,0W"],"left":[609995,604998]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m2');
INSERT INTO "entries" VALUES('topaz-sail-ynnqcvs2wd',8,1794819700266,'{"kind":"played","seat":1,"moves":["M>W","?IC-14"],"left":[609995,609993]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m3');
INSERT INTO "entries" VALUES('topaz-sail-ynnqcvs2wd',9,1794819700271,'{"kind":"played","seat":0,"moves":["IC-14@-1,1N"],"left":[614994,609993]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m4');
INSERT INTO "entries" VALUES('topaz-sail-ynnqcvs2wd',10,1794819700284,'{"kind":"played","seat":0,"moves":["-","?IC-16"],"left":[619987,609993]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m5');
INSERT INTO "entries" VALUES('topaz-sail-ynnqcvs2wd',11,1794819700292,'{"kind":"played","seat":1,"moves":["IC-16@0,2N"],"left":[619987,614991]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m6');
INSERT INTO "entries" VALUES('topaz-sail-ynnqcvs2wd',12,1794819700299,'{"kind":"played","seat":1,"moves":["m>NR","?IC-02"],"left":[619987,619990]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m7');
INSERT INTO "entries" VALUES('topaz-sail-ynnqcvs2wd',13,1794819700306,'{"kind":"played","seat":0,"moves":["IC-02@1,1N"],"left":[624983,619990]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m8');
INSERT INTO "entries" VALUES('topaz-sail-ynnqcvs2wd',14,1794819700312,'{"kind":"played","seat":0,"moves":["-","?BG-U"],"left":[629982,619990]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m9');
INSERT INTO "entries" VALUES('topaz-sail-ynnqcvs2wd',15,1794819700323,'{"kind":"played","seat":1,"moves":["BG-U@-1,-1E"],"left":[629982,624989]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m10');
INSERT INTO "entries" VALUES('topaz-sail-ynnqcvs2wd',16,1794819700327,'{"kind":"played","seat":1,"moves":["m>N","?BG-V"],"left":[629982,629988]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m11');
INSERT INTO "entries" VALUES('topaz-sail-ynnqcvs2wd',17,1794819700335,'{"kind":"played","seat":0,"moves":["BG-V@-2,-1E"],"left":[634980,629988]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m12');
INSERT INTO "entries" VALUES('topaz-sail-ynnqcvs2wd',18,1794819700340,'{"kind":"played","seat":0,"moves":["m>NL","?BG-U"],"left":[639978,629988]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m13');
INSERT INTO "entries" VALUES('topaz-sail-ynnqcvs2wd',19,1794819700354,'{"kind":"played","seat":1,"moves":["BG-U@-1,2N"],"left":[639978,634984]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m14');
INSERT INTO "entries" VALUES('topaz-sail-ynnqcvs2wd',20,1794819700359,'{"kind":"played","seat":1,"moves":["-","?BG-V"],"left":[639978,639982]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m15');
INSERT INTO "entries" VALUES('topaz-sail-ynnqcvs2wd',21,1794819700370,'{"kind":"played","seat":0,"moves":["BG-V@-2,1W"],"left":[644971,639982]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m16');
INSERT INTO "entries" VALUES('topaz-sail-ynnqcvs2wd',22,1794819700375,'{"kind":"played","seat":0,"moves":["m>ER","?BG-B"],"left":[649969,639982]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m17');
INSERT INTO "entries" VALUES('topaz-sail-ynnqcvs2wd',23,1794819700379,'{"kind":"played","seat":1,"moves":["BG-B@-2,-2N"],"left":[649969,644980]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m18');
INSERT INTO "entries" VALUES('topaz-sail-ynnqcvs2wd',24,1794819700385,'{"kind":"played","seat":1,"moves":["m>C","?TB-16"],"left":[649969,649979]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m19');
INSERT INTO "entries" VALUES('topaz-sail-ynnqcvs2wd',25,1794819700394,'{"kind":"played","seat":0,"moves":["TB-16@1,0E"],"left":[654965,649979]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m20');
INSERT INTO "entries" VALUES('topaz-sail-ynnqcvs2wd',26,1794819700482,'{"kind":"played","seat":0,"moves":["-","?BG-A"],"left":[659889,649979]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m21');
INSERT INTO "entries" VALUES('topaz-sail-ynnqcvs2wd',27,1794819700490,'{"kind":"played","seat":1,"moves":["BG-A@-3,-2N"],"left":[659889,654974]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m22');
INSERT INTO "entries" VALUES('topaz-sail-ynnqcvs2wd',28,1794819700495,'{"kind":"played","seat":1,"moves":["m>C","?BG-D"],"left":[659889,659972]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m23');
INSERT INTO "entries" VALUES('topaz-sail-ynnqcvs2wd',29,1794819700502,'{"kind":"said","name":"Bruno","text":"Bonjour à tous","seat":1}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:hello');
INSERT INTO "entries" VALUES('topaz-sail-ynnqcvs2wd',30,1794819700509,'{"kind":"asked","seat":0,"step":21,"waiting":[1]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:oops');
INSERT INTO "entries" VALUES('deft-fern-y5kf9sh84h',1,1794819700535,'{"kind":"created","setup":{"game":"winter","boxes":["count","gingerbread","river"],"rules":{"hand":"1","holes":"allowed","unfinished":"points","fields":"by_field","small_city":"4","last_tile":"unplayed","count_final":"any"},"seats":2,"clock":{"kind":"none","seconds":300,"increment":0,"end":"computer"},"grace":null,"locked":[],"watch":true,"listed":false,"analysis":false,"duplicate":null},"hash":"6b296bda16b5a6441255b28498837cf698927132f8e9b1ca1749a35e77556218"}',NULL);
INSERT INTO "entries" VALUES('deft-fern-y5kf9sh84h',2,1794819700535,'{"kind":"sat","seat":0,"name":"Ada","luck":"clover"}',NULL);
INSERT INTO "entries" VALUES('deft-fern-y5kf9sh84h',3,1794819700683,'{"kind":"sat","seat":1,"name":"Bruno"}',NULL);
INSERT INTO "entries" VALUES('deft-fern-y5kf9sh84h',4,1794819700683,'{"kind":"started","drew":["?R1-11"]}',NULL);
INSERT INTO "entries" VALUES('deft-fern-y5kf9sh84h',5,1794819700699,'{"kind":"played","seat":0,"moves":["R1-11@3,1N"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m0');
INSERT INTO "entries" VALUES('deft-fern-y5kf9sh84h',6,1794819700712,'{"kind":"played","seat":0,"moves":["m>ER","?R1-09"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m1');
INSERT INTO "entries" VALUES('deft-fern-y5kf9sh84h',7,1794819700763,'{"kind":"played","seat":1,"moves":["R1-09@4,1E"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m2');
INSERT INTO "entries" VALUES('deft-fern-y5kf9sh84h',8,1794819700779,'{"kind":"played","seat":1,"moves":["m>E","?R1-03"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m3');
INSERT INTO "entries" VALUES('deft-fern-y5kf9sh84h',9,1794819700790,'{"kind":"played","seat":0,"moves":["R1-03@4,2N"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m4');
INSERT INTO "entries" VALUES('deft-fern-y5kf9sh84h',10,1794819700798,'{"kind":"played","seat":0,"moves":["-","?R1-08"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m5');
INSERT INTO "entries" VALUES('deft-fern-y5kf9sh84h',11,1794819700832,'{"kind":"played","seat":1,"moves":["R1-08@5,2S"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m6');
INSERT INTO "entries" VALUES('deft-fern-y5kf9sh84h',12,1794819700847,'{"kind":"played","seat":1,"moves":["m>NR","?R1-10"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m7');
INSERT INTO "entries" VALUES('deft-fern-y5kf9sh84h',13,1794819700849,'{"kind":"played","seat":0,"moves":["R1-10@6,2E"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m8');
INSERT INTO "entries" VALUES('deft-fern-y5kf9sh84h',14,1794819700857,'{"kind":"played","seat":0,"moves":["m>N","?R1-04"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m9');
INSERT INTO "entries" VALUES('deft-fern-y5kf9sh84h',15,1794819700871,'{"kind":"played","seat":1,"moves":["R1-04@7,2S"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m10');
INSERT INTO "entries" VALUES('deft-fern-y5kf9sh84h',16,1794819700874,'{"kind":"played","seat":1,"moves":["m>WL","?R1-11"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m11');
INSERT INTO "entries" VALUES('deft-fern-y5kf9sh84h',17,1794819700876,'{"kind":"played","seat":0,"moves":["R1-11@8,2N"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m12');
INSERT INTO "entries" VALUES('deft-fern-y5kf9sh84h',18,1794819700878,'{"kind":"played","seat":0,"moves":["m>ER","?R1-06"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m13');
INSERT INTO "entries" VALUES('deft-fern-y5kf9sh84h',19,1794819700880,'{"kind":"played","seat":1,"moves":["R1-06@9,2E"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m14');
INSERT INTO "entries" VALUES('deft-fern-y5kf9sh84h',20,1794819700882,'{"kind":"played","seat":1,"moves":["m>NL","?R1-05"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m15');
INSERT INTO "entries" VALUES('deft-fern-y5kf9sh84h',21,1794819700883,'{"kind":"said","name":"Bruno","text":"Bonjour à tous","seat":1}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:hello');
INSERT INTO "entries" VALUES('deft-fern-y5kf9sh84h',22,1794819700884,'{"kind":"asked","seat":0,"step":13,"waiting":[1]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:oops');
INSERT INTO "entries" VALUES('simple-forest-362mxr57up',1,1794819700886,'{"kind":"created","setup":{"game":"castle","boxes":[],"rules":{"wells_left":"single","extra_turn":"own"},"seats":2,"clock":{"kind":"none","seconds":300,"increment":0,"end":"computer"},"grace":null,"locked":[],"watch":true,"listed":false,"analysis":false,"duplicate":null},"hash":"9b7625b710cb0bd9ea40b53e7a024b646fdecc3f7bec30dc62558510f1711bd5"}',NULL);
INSERT INTO "entries" VALUES('simple-forest-362mxr57up',2,1794819700886,'{"kind":"sat","seat":0,"name":"Ada","luck":"clover"}',NULL);
INSERT INTO "entries" VALUES('simple-forest-362mxr57up',3,1794819701691,'{"kind":"sat","seat":1,"name":"Bruno"}',NULL);
INSERT INTO "entries" VALUES('simple-forest-362mxr57up',4,1794819701691,'{"kind":"started","drew":["?CA-t02"]}',NULL);
INSERT INTO "entries" VALUES('simple-forest-362mxr57up',5,1794819701694,'{"kind":"played","seat":0,"moves":["CA-t02@0,-4E"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m0');
INSERT INTO "entries" VALUES('simple-forest-362mxr57up',6,1794819701698,'{"kind":"played","seat":0,"moves":["m>NR","?CA-f02"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m1');
INSERT INTO "entries" VALUES('simple-forest-362mxr57up',7,1794819701703,'{"kind":"played","seat":1,"moves":["CA-f02@1,-4N"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m2');
INSERT INTO "entries" VALUES('simple-forest-362mxr57up',8,1794819701706,'{"kind":"played","seat":1,"moves":["m>N","?CA-f03"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m3');
INSERT INTO "entries" VALUES('simple-forest-362mxr57up',9,1794819701711,'{"kind":"played","seat":0,"moves":["CA-f03@3,-1N"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m4');
INSERT INTO "entries" VALUES('simple-forest-362mxr57up',10,1794819701713,'{"kind":"played","seat":0,"moves":["m>S","?CA-t01"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m5');
INSERT INTO "entries" VALUES('simple-forest-362mxr57up',11,1794819701724,'{"kind":"played","seat":1,"moves":["CA-t01@0,-3W"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m6');
INSERT INTO "entries" VALUES('simple-forest-362mxr57up',12,1794819701734,'{"kind":"played","seat":1,"moves":["m>W","?CA-n12"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m7');
INSERT INTO "entries" VALUES('simple-forest-362mxr57up',13,1794819701743,'{"kind":"played","seat":0,"moves":["CA-n12@7,-7W"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m8');
INSERT INTO "entries" VALUES('simple-forest-362mxr57up',14,1794819701750,'{"kind":"played","seat":0,"moves":["m>NL","?CA-n11"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m9');
INSERT INTO "entries" VALUES('simple-forest-362mxr57up',15,1794819701759,'{"kind":"played","seat":1,"moves":["CA-n11@0,-7E"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m10');
INSERT INTO "entries" VALUES('simple-forest-362mxr57up',16,1794819701771,'{"kind":"played","seat":1,"moves":["m>SL","?CA-n05"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m11');
INSERT INTO "entries" VALUES('simple-forest-362mxr57up',17,1794819701774,'{"kind":"said","name":"Bruno","text":"Bonjour à tous","seat":1}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:hello');
INSERT INTO "entries" VALUES('simple-forest-362mxr57up',18,1794819701786,'{"kind":"asked","seat":0,"step":9,"waiting":[1]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:oops');
INSERT INTO "entries" VALUES('clever-alder-379p49gtxk',1,1794819701797,'{"kind":"created","setup":{"game":"city","boxes":[],"rules":{"guards":"last_wall","guard_reuse":"next_turn"},"seats":2,"clock":{"kind":"none","seconds":300,"increment":0,"end":"computer"},"grace":null,"locked":[],"watch":true,"listed":false,"analysis":false,"duplicate":null},"hash":"8db03355f88ee1a01cbba24f926d64f20d7d68315bba4bcc9e878bc3f0d001f3","fixed":{"version":2}}',NULL);
INSERT INTO "entries" VALUES('clever-alder-379p49gtxk',2,1794819701797,'{"kind":"sat","seat":0,"name":"Ada","luck":"clover"}',NULL);
INSERT INTO "entries" VALUES('clever-alder-379p49gtxk',3,1794819702033,'{"kind":"sat","seat":1,"name":"Bruno"}',NULL);
INSERT INTO "entries" VALUES('clever-alder-379p49gtxk',4,1794819702033,'{"kind":"started","drew":["?CI-F-G"]}',NULL);
INSERT INTO "entries" VALUES('clever-alder-379p49gtxk',5,1794819702043,'{"kind":"played","seat":0,"moves":["m>EL","?CI-V1"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m0');
INSERT INTO "entries" VALUES('clever-alder-379p49gtxk',6,1794819702048,'{"kind":"played","seat":1,"moves":["CI-V1@0,1N"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m1');
INSERT INTO "entries" VALUES('clever-alder-379p49gtxk',7,1794819702060,'{"kind":"played","seat":1,"moves":["-","?CI-I-F"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m2');
INSERT INTO "entries" VALUES('clever-alder-379p49gtxk',8,1794819702071,'{"kind":"played","seat":0,"moves":["CI-I-F@1,1N"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m3');
INSERT INTO "entries" VALUES('clever-alder-379p49gtxk',9,1794819702181,'{"kind":"played","seat":0,"moves":["m>N","?CI-Q1"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m4');
INSERT INTO "entries" VALUES('clever-alder-379p49gtxk',10,1794819702191,'{"kind":"played","seat":1,"moves":["CI-Q1@0,-1E"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m5');
INSERT INTO "entries" VALUES('clever-alder-379p49gtxk',11,1794819702198,'{"kind":"played","seat":1,"moves":["m>NL","?CI-P-FG"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m6');
INSERT INTO "entries" VALUES('clever-alder-379p49gtxk',12,1794819702207,'{"kind":"played","seat":0,"moves":["CI-P-FG@0,2N"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m7');
INSERT INTO "entries" VALUES('clever-alder-379p49gtxk',13,1794819702215,'{"kind":"played","seat":0,"moves":["-","?CI-Q0"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m8');
INSERT INTO "entries" VALUES('clever-alder-379p49gtxk',14,1794819702223,'{"kind":"played","seat":1,"moves":["CI-Q0@1,-1E"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m9');
INSERT INTO "entries" VALUES('clever-alder-379p49gtxk',15,1794819702228,'{"kind":"played","seat":1,"moves":["m>NR","?CI-B0-L"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m10');
INSERT INTO "entries" VALUES('clever-alder-379p49gtxk',16,1794819702239,'{"kind":"played","seat":0,"moves":["CI-B0-L@-1,-1E"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m11');
INSERT INTO "entries" VALUES('clever-alder-379p49gtxk',17,1794819702251,'{"kind":"played","seat":0,"moves":["m>NL","?CI-K-F"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m12');
INSERT INTO "entries" VALUES('clever-alder-379p49gtxk',18,1794819702259,'{"kind":"played","seat":1,"moves":["CI-K-F@-2,-1E"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m13');
INSERT INTO "entries" VALUES('clever-alder-379p49gtxk',19,1794819702271,'{"kind":"played","seat":1,"moves":["-","?CI-E-L"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m14');
INSERT INTO "entries" VALUES('clever-alder-379p49gtxk',20,1794819702279,'{"kind":"played","seat":0,"moves":["CI-E-L@2,1W"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m15');
INSERT INTO "entries" VALUES('clever-alder-379p49gtxk',21,1794819702287,'{"kind":"played","seat":0,"moves":["m>NR","?CI-G1-G"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m16');
INSERT INTO "entries" VALUES('clever-alder-379p49gtxk',22,1794819702294,'{"kind":"played","seat":1,"moves":["CI-G1-G@2,-1W"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m17');
INSERT INTO "entries" VALUES('clever-alder-379p49gtxk',23,1794819702302,'{"kind":"played","seat":1,"moves":["-","?CI-Q1"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m18');
INSERT INTO "entries" VALUES('clever-alder-379p49gtxk',24,1794819702311,'{"kind":"played","seat":0,"moves":["CI-Q1@3,-1E"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m19');
INSERT INTO "entries" VALUES('clever-alder-379p49gtxk',25,1794819702323,'{"kind":"played","seat":0,"moves":["m>NL","?CI-L-G"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m20');
INSERT INTO "entries" VALUES('clever-alder-379p49gtxk',26,1794819702329,'{"kind":"played","seat":1,"moves":["CI-L-G@0,3S"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m21');
INSERT INTO "entries" VALUES('clever-alder-379p49gtxk',27,1794819702343,'{"kind":"played","seat":1,"moves":["-","?CI-I-G"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m22');
INSERT INTO "entries" VALUES('clever-alder-379p49gtxk',28,1794819702351,'{"kind":"played","seat":0,"moves":["CI-I-G@4,-1E"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m23');
INSERT INTO "entries" VALUES('clever-alder-379p49gtxk',29,1794819702362,'{"kind":"said","name":"Bruno","text":"Bonjour à tous","seat":1}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:hello');
INSERT INTO "entries" VALUES('clever-alder-379p49gtxk',30,1794819702370,'{"kind":"asked","seat":0,"step":23,"waiting":[1]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:oops');
INSERT INTO "entries" VALUES('elder-vine-pxnvaueqnn',1,1794819702383,'{"kind":"created","setup":{"game":"base","boxes":[],"rules":{"hand":"2","holes":"forbidden","unfinished":"nothing","fields":"by_city","small_city":"4","last_tile":"unplayed"},"seats":2,"clock":{"kind":"none","seconds":300,"increment":0,"end":"computer"},"grace":null,"locked":[],"watch":true,"listed":false,"analysis":false,"duplicate":null},"hash":"b71ac4efa3352ee3729a17129bb364775f7859f08f9bbfdc74a7afbe020ca611"}',NULL);
INSERT INTO "entries" VALUES('elder-vine-pxnvaueqnn',2,1794819702383,'{"kind":"sat","seat":0,"name":"Ada","luck":"clover"}',NULL);
INSERT INTO "entries" VALUES('elder-vine-pxnvaueqnn',3,1794819702442,'{"kind":"sat","seat":1,"name":"Bruno"}',NULL);
INSERT INTO "entries" VALUES('elder-vine-pxnvaueqnn',4,1794819702442,'{"kind":"started","drew":["?BG-D","?BG-B"]}',NULL);
INSERT INTO "entries" VALUES('elder-vine-pxnvaueqnn',5,1794819702454,'{"kind":"played","seat":0,"moves":["BG-D@0,1S"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m0');
INSERT INTO "entries" VALUES('elder-vine-pxnvaueqnn',6,1794819702460,'{"kind":"played","seat":0,"moves":["m>E","?BG-O"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m1');
INSERT INTO "entries" VALUES('elder-vine-pxnvaueqnn',7,1794819702466,'{"kind":"played","seat":1,"moves":["BG-O@-1,0W"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m2');
INSERT INTO "entries" VALUES('elder-vine-pxnvaueqnn',8,1794819702471,'{"kind":"played","seat":1,"moves":["m>N","?BG-E"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m3');
INSERT INTO "entries" VALUES('elder-vine-pxnvaueqnn',9,1794819702479,'{"kind":"played","seat":0,"moves":["BG-E@0,-1S"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m4');
INSERT INTO "entries" VALUES('elder-vine-pxnvaueqnn',10,1794819702486,'{"kind":"played","seat":0,"moves":["m>S","?BG-J"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m5');
INSERT INTO "entries" VALUES('elder-vine-pxnvaueqnn',11,1794819702490,'{"kind":"said","name":"Bruno","text":"Bonjour à tous","seat":1}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:hello');
INSERT INTO "entries" VALUES('elder-vine-pxnvaueqnn',12,1794819702493,'{"kind":"resigned","seat":0}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:enough');
INSERT INTO "entries" VALUES('elder-vine-pxnvaueqnn',13,1794819702493,'{"kind":"over","reason":"resigned"}',NULL);
CREATE TABLE holders (
	slug VARCHAR(40) NOT NULL, 
	seat INTEGER NOT NULL, 
	person VARCHAR(64) NOT NULL, 
	PRIMARY KEY (slug, seat, person)
);
INSERT INTO "holders" VALUES('topaz-sail-ynnqcvs2wd',0,'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa');
INSERT INTO "holders" VALUES('topaz-sail-ynnqcvs2wd',1,'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb');
INSERT INTO "holders" VALUES('deft-fern-y5kf9sh84h',0,'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa');
INSERT INTO "holders" VALUES('deft-fern-y5kf9sh84h',1,'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb');
INSERT INTO "holders" VALUES('simple-forest-362mxr57up',0,'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa');
INSERT INTO "holders" VALUES('simple-forest-362mxr57up',1,'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb');
INSERT INTO "holders" VALUES('clever-alder-379p49gtxk',0,'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa');
INSERT INTO "holders" VALUES('clever-alder-379p49gtxk',1,'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb');
INSERT INTO "holders" VALUES('elder-vine-pxnvaueqnn',0,'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa');
INSERT INTO "holders" VALUES('elder-vine-pxnvaueqnn',1,'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb');
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
CREATE TABLE puzzle_answers (
	person VARCHAR(64) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	text VARCHAR(120) NOT NULL, 
	correct BOOLEAN NOT NULL, 
	"before" DOUBLE NOT NULL, 
	"after" DOUBLE NOT NULL, 
	time BIGINT NOT NULL, 
	PRIMARY KEY (person, name)
);
CREATE TABLE puzzle_strengths (
	name VARCHAR(40) NOT NULL, 
	rating DOUBLE NOT NULL, 
	deviation DOUBLE NOT NULL, 
	volatility DOUBLE NOT NULL, 
	games INTEGER NOT NULL, 
	time BIGINT NOT NULL, 
	PRIMARY KEY (name)
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
INSERT INTO "ratings" VALUES('aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','base',1.33768910609370209388e+03,2.90318963717980466293e+02,5.99996753723381417988e-02,1,1794819702493);
INSERT INTO "ratings" VALUES('bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb','base',1.66231089390629790608e+03,2.90318963717980466293e+02,5.99996753723381417988e-02,1,1794819702493);
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
INSERT INTO "results" VALUES('elder-vine-pxnvaueqnn',0,'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',NULL,'Ada','base','[]',2,2,0,'resigned',0,1500.0,1.33768910609370209388e+03,1794819702493,'elder-vine-pxnvaueqnn base ada  bruno ');
INSERT INTO "results" VALUES('elder-vine-pxnvaueqnn',1,'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb',NULL,'Bruno','base','[]',2,1,0,'resigned',0,1500.0,1.66231089390629790608e+03,1794819702493,'elder-vine-pxnvaueqnn base ada  bruno ');
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
INSERT INTO "tables" VALUES('topaz-sail-ynnqcvs2wd','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','fd50feadc28076cb541e790c98a36665c798bd1c278598b89ec144df35cd2512',0,1794819699447,1794819700509,'playing','{"game":"standard","boxes":["inns","traders"],"names":["Ada","Bruno"],"steps":24,"turn":0}');
INSERT INTO "tables" VALUES('deft-fern-y5kf9sh84h','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','4f3c5248808bd18bf18c90969848ddd6e3ca29c1790914d91aa676ac7b37f58a',0,1794819700535,1794819700884,'playing','{"game":"winter","boxes":["count","gingerbread","river"],"names":["Ada","Bruno"],"steps":16,"turn":0}');
INSERT INTO "tables" VALUES('simple-forest-362mxr57up','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','b884695d1e755d31e7f42ffb0f615713aab0c9427f81672587fbd8d300be7a36',0,1794819700886,1794819701786,'playing','{"game":"castle","boxes":[],"names":["Ada","Bruno"],"steps":12,"turn":0}');
INSERT INTO "tables" VALUES('clever-alder-379p49gtxk','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','00654e5b4fb6b98faae7aa62d405423de069bd2b81ba9822b291d4590b7af26b',0,1794819701797,1794819702370,'playing','{"game":"city","boxes":[],"names":["Ada","Bruno"],"steps":24,"turn":0}');
INSERT INTO "tables" VALUES('elder-vine-pxnvaueqnn','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','cf375127520658c46dbefe00f663d9bb8031493892476651d4549571b3f22c39',0,1794819702383,1794819702493,'over','{"game":"base","boxes":[],"names":["Ada","Bruno"],"steps":6,"turn":null}');
CREATE INDEX ix_tables_owner ON tables (owner);
CREATE INDEX tables_of_a_person ON holders (person);
CREATE INDEX ix_deadlines_time ON deadlines (time);
CREATE INDEX results_of_a_person ON results (person, time);
CREATE INDEX ix_keys_person ON keys (person);
CREATE INDEX ix_callings_person ON callings (person);
COMMIT;
