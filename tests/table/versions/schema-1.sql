BEGIN TRANSACTION;
CREATE TABLE entries (
	slug VARCHAR(40) NOT NULL, 
	number INTEGER NOT NULL, 
	time BIGINT NOT NULL, 
	fact TEXT NOT NULL, 
	message VARCHAR(120), 
	PRIMARY KEY (slug, number), 
	CONSTRAINT one_entry_a_message UNIQUE (slug, message)
);
INSERT INTO "entries" VALUES('coral-rook',1,1794784578774,'{"kind":"created","setup":{"game":"standard","boxes":["inns","traders"],"rules":{"hand":"1","holes":"allowed","unfinished":"points","fields":"by_field","small_city":"4","last_tile":"unplayed"},"seats":2,"clock":{"kind":"chess","seconds":600,"increment":5,"end":"computer"},"locked":[],"watch":true,"listed":false},"hash":"a13a7e7f7b058714b77bf2eef87e1af266c386073a7d7e31043bde31290c1ccf"}',NULL);
INSERT INTO "entries" VALUES('coral-rook',2,1794784578774,'{"kind":"sat","seat":0,"name":"Ada","luck":"clover"}',NULL);
INSERT INTO "entries" VALUES('coral-rook',3,1794784579540,'{"kind":"sat","seat":1,"name":"Bruno"}',NULL);
INSERT INTO "entries" VALUES('coral-rook',4,1794784579540,'{"kind":"started","drew":["?TB-02"]}',NULL);
INSERT INTO "entries" VALUES('coral-rook',5,1794784579606,'{"kind":"played","seat":0,"moves":["TB-02@0,1N"],"left":[604970,600000]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m0');
INSERT INTO "entries" VALUES('coral-rook',6,1794784579612,'{"kind":"played","seat":0,"moves":["m>E","?BG-C"],"left":[609968,600000]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m1');
INSERT INTO "entries" VALUES('coral-rook',7,1794784579671,'{"kind":"played","seat":1,"moves":["BG-C@0,2N"],"left":[609968,604999]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m2');
INSERT INTO "entries" VALUES('coral-rook',8,1794784579747,'{"kind":"played","seat":1,"moves":["-","?BG-L"],"left":[609968,609998]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m3');
INSERT INTO "entries" VALUES('coral-rook',9,1794784579822,'{"kind":"played","seat":0,"moves":["BG-L@1,0E"],"left":[614954,609998]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m4');
INSERT INTO "entries" VALUES('coral-rook',10,1794784579852,'{"kind":"played","seat":0,"moves":["M>N","?BG-E"],"left":[619951,609998]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m5');
INSERT INTO "entries" VALUES('coral-rook',11,1794784579864,'{"kind":"played","seat":1,"moves":["BG-E@0,-1E"],"left":[619951,614996]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m6');
INSERT INTO "entries" VALUES('coral-rook',12,1794784579970,'{"kind":"played","seat":1,"moves":["m>NL","?BG-O"],"left":[619951,619995]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m7');
INSERT INTO "entries" VALUES('coral-rook',13,1794784580027,'{"kind":"played","seat":0,"moves":["BG-O@0,3S"],"left":[624950,619995]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m8');
INSERT INTO "entries" VALUES('coral-rook',14,1794784580075,'{"kind":"played","seat":0,"moves":["m>NR","?BG-B"],"left":[629949,619995]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m9');
INSERT INTO "entries" VALUES('coral-rook',15,1794784580095,'{"kind":"played","seat":1,"moves":["BG-B@0,-2N"],"left":[629949,624995]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m10');
INSERT INTO "entries" VALUES('coral-rook',16,1794784580112,'{"kind":"played","seat":1,"moves":["m>C","?IC-13"],"left":[629949,629994]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m11');
INSERT INTO "entries" VALUES('coral-rook',17,1794784580131,'{"kind":"played","seat":0,"moves":["IC-13@1,-2E"],"left":[634948,629994]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m12');
INSERT INTO "entries" VALUES('coral-rook',18,1794784580171,'{"kind":"played","seat":0,"moves":["m>C","?TB-03"],"left":[639947,629994]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m13');
INSERT INTO "entries" VALUES('coral-rook',19,1794784580200,'{"kind":"played","seat":1,"moves":["TB-03@-1,1S"],"left":[639947,634993]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m14');
INSERT INTO "entries" VALUES('coral-rook',20,1794784580240,'{"kind":"played","seat":1,"moves":["M>I","?BG-U"],"left":[639947,639992]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m15');
INSERT INTO "entries" VALUES('coral-rook',21,1794784580315,'{"kind":"played","seat":0,"moves":["BG-U@-1,-1E"],"left":[644946,639992]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m16');
INSERT INTO "entries" VALUES('coral-rook',22,1794784580331,'{"kind":"played","seat":0,"moves":["m>N","?BG-E"],"left":[649945,639992]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m17');
INSERT INTO "entries" VALUES('coral-rook',23,1794784580415,'{"kind":"played","seat":1,"moves":["BG-E@1,3W"],"left":[649945,644991]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m18');
INSERT INTO "entries" VALUES('coral-rook',24,1794784580563,'{"kind":"played","seat":1,"moves":["m>W","?BG-L"],"left":[649945,649990]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m19');
INSERT INTO "entries" VALUES('coral-rook',25,1794784580616,'{"kind":"played","seat":0,"moves":["BG-L@1,-1W"],"left":[654943,649990]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m20');
INSERT INTO "entries" VALUES('coral-rook',26,1794784580672,'{"kind":"played","seat":0,"moves":["m>NR","?BG-V"],"left":[659942,649990]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m21');
INSERT INTO "entries" VALUES('coral-rook',27,1794784580755,'{"kind":"played","seat":1,"moves":["BG-V@-1,0W"],"left":[659942,654989]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m22');
INSERT INTO "entries" VALUES('coral-rook',28,1794784580807,'{"kind":"played","seat":1,"moves":["p>ER","?BG-V"],"left":[659942,659988]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m23');
INSERT INTO "entries" VALUES('coral-rook',29,1794784580859,'{"kind":"said","name":"Bruno","text":"Bonjour à tous","seat":1}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:hello');
INSERT INTO "entries" VALUES('coral-rook',30,1794784580895,'{"kind":"asked","seat":0,"step":21,"waiting":[1]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:oops');
INSERT INTO "entries" VALUES('green-tern',1,1794784580962,'{"kind":"created","setup":{"game":"winter","boxes":["count","gingerbread","river"],"rules":{"hand":"1","holes":"allowed","unfinished":"points","fields":"by_field","small_city":"4","last_tile":"unplayed","count_final":"any"},"seats":2,"clock":{"kind":"none","seconds":300,"increment":0,"end":"computer"},"locked":[],"watch":true,"listed":false},"hash":"76e2bdf837f26641f06f30fa173be2f42f42a2e2903fbeea4280212522d94327"}',NULL);
INSERT INTO "entries" VALUES('green-tern',2,1794784580962,'{"kind":"sat","seat":0,"name":"Ada","luck":"clover"}',NULL);
INSERT INTO "entries" VALUES('green-tern',3,1794784581278,'{"kind":"sat","seat":1,"name":"Bruno"}',NULL);
INSERT INTO "entries" VALUES('green-tern',4,1794784581278,'{"kind":"started","drew":["?R1-03"]}',NULL);
INSERT INTO "entries" VALUES('green-tern',5,1794784581340,'{"kind":"played","seat":0,"moves":["R1-03@3,1S"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m0');
INSERT INTO "entries" VALUES('green-tern',6,1794784581382,'{"kind":"played","seat":0,"moves":["-","?R1-05"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m1');
INSERT INTO "entries" VALUES('green-tern',7,1794784581419,'{"kind":"played","seat":1,"moves":["R1-05@3,2E"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m2');
INSERT INTO "entries" VALUES('green-tern',8,1794784581872,'{"kind":"played","seat":1,"moves":["m>E","?R1-11"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m3');
INSERT INTO "entries" VALUES('green-tern',9,1794784581920,'{"kind":"played","seat":0,"moves":["R1-11@3,3E"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m4');
INSERT INTO "entries" VALUES('green-tern',10,1794784581965,'{"kind":"played","seat":0,"moves":["-","?R1-06"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m5');
INSERT INTO "entries" VALUES('green-tern',11,1794784582019,'{"kind":"played","seat":1,"moves":["R1-06@3,4W"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m6');
INSERT INTO "entries" VALUES('green-tern',12,1794784582116,'{"kind":"played","seat":1,"moves":["m>ER","?R1-08"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m7');
INSERT INTO "entries" VALUES('green-tern',13,1794784582199,'{"kind":"played","seat":0,"moves":["R1-08@4,4S"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m8');
INSERT INTO "entries" VALUES('green-tern',14,1794784582245,'{"kind":"played","seat":0,"moves":["m>NR","?R1-11"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m9');
INSERT INTO "entries" VALUES('green-tern',15,1794784582346,'{"kind":"played","seat":1,"moves":["R1-11@5,4N","?R1-09"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m10');
INSERT INTO "entries" VALUES('green-tern',16,1794784582395,'{"kind":"played","seat":0,"moves":["R1-09@6,4E"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m11');
INSERT INTO "entries" VALUES('green-tern',17,1794784582472,'{"kind":"played","seat":0,"moves":["m>ER","?R1-10"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m12');
INSERT INTO "entries" VALUES('green-tern',18,1794784582647,'{"kind":"played","seat":1,"moves":["R1-10@6,5N"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m13');
INSERT INTO "entries" VALUES('green-tern',19,1794784582688,'{"kind":"played","seat":1,"moves":["m>NR","?R1-06"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m14');
INSERT INTO "entries" VALUES('green-tern',20,1794784582715,'{"kind":"played","seat":0,"moves":["R1-06@6,6W"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m15');
INSERT INTO "entries" VALUES('green-tern',21,1794784582763,'{"kind":"said","name":"Bruno","text":"Bonjour à tous","seat":1}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:hello');
INSERT INTO "entries" VALUES('green-tern',22,1794784582823,'{"kind":"asked","seat":0,"step":15,"waiting":[1]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:oops');
INSERT INTO "entries" VALUES('ivory-larch',1,1794784582942,'{"kind":"created","setup":{"game":"castle","boxes":[],"rules":{"wells_left":"single","extra_turn":"own"},"seats":2,"clock":{"kind":"none","seconds":300,"increment":0,"end":"computer"},"locked":[],"watch":true,"listed":false},"hash":"6006e35921229aa2f16410b499297a2c38ec6ab9827d44e49249de4054b6a38d"}',NULL);
INSERT INTO "entries" VALUES('ivory-larch',2,1794784582942,'{"kind":"sat","seat":0,"name":"Ada","luck":"clover"}',NULL);
INSERT INTO "entries" VALUES('ivory-larch',3,1794784583576,'{"kind":"sat","seat":1,"name":"Bruno"}',NULL);
INSERT INTO "entries" VALUES('ivory-larch',4,1794784583576,'{"kind":"started","drew":["?CA-n03"]}',NULL);
INSERT INTO "entries" VALUES('ivory-larch',5,1794784583714,'{"kind":"played","seat":0,"moves":["CA-n03@7,-7N"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m0');
INSERT INTO "entries" VALUES('ivory-larch',6,1794784583793,'{"kind":"played","seat":0,"moves":["-","?CA-t05"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m1');
INSERT INTO "entries" VALUES('ivory-larch',7,1794784583943,'{"kind":"played","seat":1,"moves":["CA-t05@8,-1N"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m2');
INSERT INTO "entries" VALUES('ivory-larch',8,1794784583968,'{"kind":"played","seat":1,"moves":["m>N","?CA-p10"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m3');
INSERT INTO "entries" VALUES('ivory-larch',9,1794784584005,'{"kind":"played","seat":0,"moves":["CA-p10@0,-7N"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m4');
INSERT INTO "entries" VALUES('ivory-larch',10,1794784584029,'{"kind":"played","seat":0,"moves":["m>NR","?CA-n02"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m5');
INSERT INTO "entries" VALUES('ivory-larch',11,1794784584072,'{"kind":"played","seat":1,"moves":["CA-n02@6,-7N"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m6');
INSERT INTO "entries" VALUES('ivory-larch',12,1794784584126,'{"kind":"played","seat":1,"moves":["m>NL","?CA-p06"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m7');
INSERT INTO "entries" VALUES('ivory-larch',13,1794784584259,'{"kind":"played","seat":0,"moves":["CA-p06@6,-6W"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m8');
INSERT INTO "entries" VALUES('ivory-larch',14,1794784584283,'{"kind":"played","seat":0,"moves":["m>E","?CA-f01"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m9');
INSERT INTO "entries" VALUES('ivory-larch',15,1794784584315,'{"kind":"played","seat":1,"moves":["CA-f01@2,-9N"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m10');
INSERT INTO "entries" VALUES('ivory-larch',16,1794784584498,'{"kind":"played","seat":1,"moves":["m>NR","?CA-n11"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m11');
INSERT INTO "entries" VALUES('ivory-larch',17,1794784584531,'{"kind":"said","name":"Bruno","text":"Bonjour à tous","seat":1}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:hello');
INSERT INTO "entries" VALUES('ivory-larch',18,1794784584554,'{"kind":"asked","seat":0,"step":9,"waiting":[1]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:oops');
INSERT INTO "entries" VALUES('jade-thrush',1,1794784584566,'{"kind":"created","setup":{"game":"city","boxes":[],"rules":{"guards":"last_wall","guard_reuse":"next_turn"},"seats":2,"clock":{"kind":"none","seconds":300,"increment":0,"end":"computer"},"locked":[],"watch":true,"listed":false},"hash":"94bc42f65727fe2bb44d3d90346dbf85986668ef9ec25bd103fd21fbb345956d"}',NULL);
INSERT INTO "entries" VALUES('jade-thrush',2,1794784584566,'{"kind":"sat","seat":0,"name":"Ada","luck":"clover"}',NULL);
INSERT INTO "entries" VALUES('jade-thrush',3,1794784585799,'{"kind":"sat","seat":1,"name":"Bruno"}',NULL);
INSERT INTO "entries" VALUES('jade-thrush',4,1794784585799,'{"kind":"started","drew":["?CI-G0-F"]}',NULL);
INSERT INTO "entries" VALUES('jade-thrush',5,1794784585907,'{"kind":"played","seat":0,"moves":["m>SL","?CI-S1"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m0');
INSERT INTO "entries" VALUES('jade-thrush',6,1794784585993,'{"kind":"played","seat":1,"moves":["CI-S1@1,0W"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m1');
INSERT INTO "entries" VALUES('jade-thrush',7,1794784586279,'{"kind":"played","seat":1,"moves":["m>ER","?CI-B0-F"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m2');
INSERT INTO "entries" VALUES('jade-thrush',8,1794784586385,'{"kind":"played","seat":0,"moves":["CI-B0-F@2,0S"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m3');
INSERT INTO "entries" VALUES('jade-thrush',9,1794784586480,'{"kind":"played","seat":0,"moves":["-","?CI-R1"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m4');
INSERT INTO "entries" VALUES('jade-thrush',10,1794784586550,'{"kind":"played","seat":1,"moves":["CI-R1@3,0E"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m5');
INSERT INTO "entries" VALUES('jade-thrush',11,1794784586575,'{"kind":"played","seat":1,"moves":["-","?CI-B0-G"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m6');
INSERT INTO "entries" VALUES('jade-thrush',12,1794784586586,'{"kind":"played","seat":0,"moves":["CI-B0-G@4,0W"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m7');
INSERT INTO "entries" VALUES('jade-thrush',13,1794784586664,'{"kind":"played","seat":0,"moves":["m>N","?CI-O-FG"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m8');
INSERT INTO "entries" VALUES('jade-thrush',14,1794784586735,'{"kind":"played","seat":1,"moves":["CI-O-FG@-1,0S"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m9');
INSERT INTO "entries" VALUES('jade-thrush',15,1794784586804,'{"kind":"played","seat":1,"moves":["m>W","?CI-S0"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m10');
INSERT INTO "entries" VALUES('jade-thrush',16,1794784586936,'{"kind":"played","seat":0,"moves":["CI-S0@0,-1N"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m11');
INSERT INTO "entries" VALUES('jade-thrush',17,1794784587025,'{"kind":"played","seat":0,"moves":["m>SR","?CI-A-G"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m12');
INSERT INTO "entries" VALUES('jade-thrush',18,1794784587067,'{"kind":"played","seat":1,"moves":["CI-A-G@2,1W"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m13');
INSERT INTO "entries" VALUES('jade-thrush',19,1794784587086,'{"kind":"played","seat":1,"moves":["m>NL","?CI-S1"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m14');
INSERT INTO "entries" VALUES('jade-thrush',20,1794784587105,'{"kind":"played","seat":0,"moves":["CI-S1@-2,0E"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m15');
INSERT INTO "entries" VALUES('jade-thrush',21,1794784587287,'{"kind":"played","seat":0,"moves":["m>N","?CI-L-F"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m16');
INSERT INTO "entries" VALUES('jade-thrush',22,1794784587412,'{"kind":"played","seat":1,"moves":["CI-L-F@-1,1N"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m17');
INSERT INTO "entries" VALUES('jade-thrush',23,1794784587418,'{"kind":"played","seat":1,"moves":["m>N","?CI-B0-L"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m18');
INSERT INTO "entries" VALUES('jade-thrush',24,1794784587433,'{"kind":"played","seat":0,"moves":["CI-B0-L@-3,0N"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m19');
INSERT INTO "entries" VALUES('jade-thrush',25,1794784587456,'{"kind":"played","seat":0,"moves":["m>EL","?CI-H-L"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m20');
INSERT INTO "entries" VALUES('jade-thrush',26,1794784587526,'{"kind":"played","seat":1,"moves":["CI-H-L@-2,-1E"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m21');
INSERT INTO "entries" VALUES('jade-thrush',27,1794784587545,'{"kind":"played","seat":1,"moves":["m>NL","?CI-G0-L"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m22');
INSERT INTO "entries" VALUES('jade-thrush',28,1794784587564,'{"kind":"played","seat":0,"moves":["CI-G0-L@3,-1E"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m23');
INSERT INTO "entries" VALUES('jade-thrush',29,1794784587653,'{"kind":"said","name":"Bruno","text":"Bonjour à tous","seat":1}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:hello');
INSERT INTO "entries" VALUES('jade-thrush',30,1794784587664,'{"kind":"asked","seat":0,"step":23,"waiting":[1]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:oops');
INSERT INTO "entries" VALUES('western-moose',1,1794784587687,'{"kind":"created","setup":{"game":"base","boxes":[],"rules":{"hand":"2","holes":"forbidden","unfinished":"nothing","fields":"by_city","small_city":"4","last_tile":"unplayed"},"seats":2,"clock":{"kind":"none","seconds":300,"increment":0,"end":"computer"},"locked":[],"watch":true,"listed":false},"hash":"5f7190ccaaff7eba478abf49ad6943d0d06b7c1403b9e427af5f36d77756342a"}',NULL);
INSERT INTO "entries" VALUES('western-moose',2,1794784587687,'{"kind":"sat","seat":0,"name":"Ada","luck":"clover"}',NULL);
INSERT INTO "entries" VALUES('western-moose',3,1794784587750,'{"kind":"sat","seat":1,"name":"Bruno"}',NULL);
INSERT INTO "entries" VALUES('western-moose',4,1794784587750,'{"kind":"started","drew":["?BG-H","?BG-S"]}',NULL);
INSERT INTO "entries" VALUES('western-moose',5,1794784587768,'{"kind":"played","seat":0,"moves":["BG-H@0,1N"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m0');
INSERT INTO "entries" VALUES('western-moose',6,1794784587778,'{"kind":"played","seat":0,"moves":["m>S","?BG-E"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m1');
INSERT INTO "entries" VALUES('western-moose',7,1794784587787,'{"kind":"played","seat":1,"moves":["BG-S@0,2S"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m2');
INSERT INTO "entries" VALUES('western-moose',8,1794784587800,'{"kind":"played","seat":1,"moves":["m>N","?BG-I"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m3');
INSERT INTO "entries" VALUES('western-moose',9,1794784587826,'{"kind":"played","seat":0,"moves":["BG-E@1,1E"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m4');
INSERT INTO "entries" VALUES('western-moose',10,1794784587849,'{"kind":"played","seat":0,"moves":["m>E","?BG-V"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m5');
INSERT INTO "entries" VALUES('western-moose',11,1794784587941,'{"kind":"said","name":"Bruno","text":"Bonjour à tous","seat":1}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:hello');
INSERT INTO "entries" VALUES('western-moose',12,1794784587951,'{"kind":"resigned","seat":0}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:enough');
INSERT INTO "entries" VALUES('western-moose',13,1794784587951,'{"kind":"over","reason":"resigned"}',NULL);
CREATE TABLE holders (
	slug VARCHAR(40) NOT NULL, 
	seat INTEGER NOT NULL, 
	person VARCHAR(64) NOT NULL, 
	PRIMARY KEY (slug, seat, person)
);
INSERT INTO "holders" VALUES('coral-rook',0,'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa');
INSERT INTO "holders" VALUES('coral-rook',1,'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb');
INSERT INTO "holders" VALUES('green-tern',0,'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa');
INSERT INTO "holders" VALUES('green-tern',1,'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb');
INSERT INTO "holders" VALUES('ivory-larch',0,'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa');
INSERT INTO "holders" VALUES('ivory-larch',1,'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb');
INSERT INTO "holders" VALUES('jade-thrush',0,'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa');
INSERT INTO "holders" VALUES('jade-thrush',1,'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb');
INSERT INTO "holders" VALUES('western-moose',0,'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa');
INSERT INTO "holders" VALUES('western-moose',1,'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb');
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
INSERT INTO "tables" VALUES('coral-rook','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','e3969a3d06345931cb59f9151b332e7641d0b03a9099de1b4bdb30f661c97b5c',0,1794784578774,1794784580895,'playing','{"game":"standard","boxes":["inns","traders"],"names":["Ada","Bruno"],"steps":24,"turn":0}');
INSERT INTO "tables" VALUES('green-tern','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','f0ae13945bf9be8983542174c33dc93b9bde1156acf6489ee866b472449cd245',0,1794784580962,1794784582823,'playing','{"game":"winter","boxes":["count","gingerbread","river"],"names":["Ada","Bruno"],"steps":16,"turn":0}');
INSERT INTO "tables" VALUES('ivory-larch','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','06c2f8bd073a2348f62de5b4ee6a647dd640c16c4253171f42b83aebb4d2782f',0,1794784582942,1794784584554,'playing','{"game":"castle","boxes":[],"names":["Ada","Bruno"],"steps":12,"turn":0}');
INSERT INTO "tables" VALUES('jade-thrush','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','fe3c33c36cb260844cd8e19da342f4934def460193a7d8c49daac963109c3ac2',0,1794784584566,1794784587664,'playing','{"game":"city","boxes":[],"names":["Ada","Bruno"],"steps":24,"turn":0}');
INSERT INTO "tables" VALUES('western-moose','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','fe84385729ea9fabf077b8b3c6277a0bc0c117a7358e44fb6451b61650329d99',0,1794784587687,1794784587951,'over','{"game":"base","boxes":[],"names":["Ada","Bruno"],"steps":6,"turn":null}');
CREATE INDEX ix_tables_owner ON tables (owner);
CREATE INDEX tables_of_a_person ON holders (person);
COMMIT;
