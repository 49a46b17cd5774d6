BEGIN TRANSACTION;
CREATE TABLE about (
	name VARCHAR(40) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "about" VALUES('schema','5');
INSERT INTO "about" VALUES('vapid','Nkcl9h7HcVRTmMKpY2icha7j0hBJ7agJ-SjXK5nnb18');
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
INSERT INTO "deadlines" VALUES('topaz-apple-ftfewx3dwe',1794811284145);
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
INSERT INTO "entries" VALUES('topaz-apple-ftfewx3dwe',1,1794810623808,'{"kind":"created","setup":{"game":"standard","boxes":["inns","traders"],"rules":{"hand":"1","holes":"allowed","unfinished":"points","fields":"by_field","small_city":"4","last_tile":"unplayed"},"seats":2,"clock":{"kind":"chess","seconds":600,"increment":5,"end":"computer"},"grace":null,"locked":[],"watch":true,"listed":false,"analysis":false,"duplicate":null},"hash":"cbdec27d2fdd32a0ef3a1310f12d65cd88ae541b4f823a696c4da3f39c17850d"}',NULL);
INSERT INTO "entries" VALUES('topaz-apple-ftfewx3dwe',2,1794810623808,'{"kind":"sat","seat":0,"name":"Ada","luck":"clover"}',NULL);
INSERT INTO "entries" VALUES('topaz-apple-ftfewx3dwe',3,1794810623965,'{"kind":"sat","seat":1,"name":"Bruno"}',NULL);
INSERT INTO "entries" VALUES('topaz-apple-ftfewx3dwe',4,1794810623965,'{"kind":"started","drew":["?BG-B"]}',NULL);
INSERT INTO "entries" VALUES('topaz-apple-ftfewx3dwe',5,1794810623979,'{"kind":"played","seat":0,"moves":["BG-B@0,-1N"],"left":[604999,600000]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m0');
INSERT INTO "entries" VALUES('topaz-apple-ftfewx3dwe',6,1794810623996,'{"kind":"played","seat":0,"moves":["m>NL","?BG-V"],"left":[609997,600000]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m1');
INSERT INTO "entries" VALUES('topaz-apple-ftfewx3dwe',7,1794810624004,'{"kind":"played","seat":1,"moves":["BG-V@1,0E"],"left":[609997,604998]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m2');
INSERT INTO "entries" VALUES('topaz-apple-ftfewx3dwe',8,1794810624006,'{"kind":"played","seat":1,"moves":["M>N","?TB-20"],"left":[609997,609997]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m3');
INSERT INTO "entries" VALUES('topaz-apple-ftfewx3dwe',9,1794810624011,'{"kind":"played","seat":0,"moves":["TB-20@-1,-1N"],"left":[614995,609997]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m4');
INSERT INTO "entries" VALUES('topaz-apple-ftfewx3dwe',10,1794810624016,'{"kind":"played","seat":0,"moves":["-","?BG-U"],"left":[619991,609997]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m5');
INSERT INTO "entries" VALUES('topaz-apple-ftfewx3dwe',11,1794810624023,'{"kind":"played","seat":1,"moves":["BG-U@0,-2N"],"left":[619991,614995]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m6');
INSERT INTO "entries" VALUES('topaz-apple-ftfewx3dwe',12,1794810624025,'{"kind":"played","seat":1,"moves":["-","?TB-19"],"left":[619991,619994]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m7');
INSERT INTO "entries" VALUES('topaz-apple-ftfewx3dwe',13,1794810624032,'{"kind":"played","seat":0,"moves":["TB-19@-2,-1W"],"left":[624988,619994]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m8');
INSERT INTO "entries" VALUES('topaz-apple-ftfewx3dwe',14,1794810624035,'{"kind":"played","seat":0,"moves":["M>N","?BG-W"],"left":[629986,619994]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m9');
INSERT INTO "entries" VALUES('topaz-apple-ftfewx3dwe',15,1794810624041,'{"kind":"played","seat":1,"moves":["BG-W@1,-2S"],"left":[629986,624992]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m10');
INSERT INTO "entries" VALUES('topaz-apple-ftfewx3dwe',16,1794810624051,'{"kind":"played","seat":1,"moves":["m>W","?IC-11"],"left":[629986,629991]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m11');
INSERT INTO "entries" VALUES('topaz-apple-ftfewx3dwe',17,1794810624060,'{"kind":"played","seat":0,"moves":["IC-11@-2,-2E"],"left":[634984,629991]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m12');
INSERT INTO "entries" VALUES('topaz-apple-ftfewx3dwe',18,1794810624067,'{"kind":"played","seat":0,"moves":["m>WR","?BG-I"],"left":[639982,629991]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m13');
INSERT INTO "entries" VALUES('topaz-apple-ftfewx3dwe',19,1794810624076,'{"kind":"played","seat":1,"moves":["BG-I@-2,-3N"],"left":[639982,634988]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m14');
INSERT INTO "entries" VALUES('topaz-apple-ftfewx3dwe',20,1794810624087,'{"kind":"played","seat":1,"moves":["m>W","?BG-S"],"left":[639982,639987]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m15');
INSERT INTO "entries" VALUES('topaz-apple-ftfewx3dwe',21,1794810624091,'{"kind":"played","seat":0,"moves":["BG-S@-2,0W"],"left":[644980,639987]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m16');
INSERT INTO "entries" VALUES('topaz-apple-ftfewx3dwe',22,1794810624103,'{"kind":"played","seat":0,"moves":["m>EL","?TB-04"],"left":[649979,639987]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m17');
INSERT INTO "entries" VALUES('topaz-apple-ftfewx3dwe',23,1794810624112,'{"kind":"played","seat":1,"moves":["TB-04@0,1E"],"left":[649979,644985]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m18');
INSERT INTO "entries" VALUES('topaz-apple-ftfewx3dwe',24,1794810624123,'{"kind":"played","seat":1,"moves":["m>W","?BG-U"],"left":[649979,649984]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m19');
INSERT INTO "entries" VALUES('topaz-apple-ftfewx3dwe',25,1794810624136,'{"kind":"played","seat":0,"moves":["BG-U@1,1E"],"left":[654977,649984]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m20');
INSERT INTO "entries" VALUES('topaz-apple-ftfewx3dwe',26,1794810624187,'{"kind":"played","seat":0,"moves":["m>NL","?BG-U"],"left":[659931,649984]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m21');
INSERT INTO "entries" VALUES('topaz-apple-ftfewx3dwe',27,1794810624196,'{"kind":"played","seat":1,"moves":["BG-U@2,0E"],"left":[659931,654982]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m22');
INSERT INTO "entries" VALUES('topaz-apple-ftfewx3dwe',28,1794810624207,'{"kind":"played","seat":1,"moves":["m>NR","?BG-O"],"left":[659931,659981]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m23');
INSERT INTO "entries" VALUES('topaz-apple-ftfewx3dwe',29,1794810624215,'{"kind":"said","name":"Bruno","text":"Bonjour à tous","seat":1}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:hello');
INSERT INTO "entries" VALUES('topaz-apple-ftfewx3dwe',30,1794810624221,'{"kind":"asked","seat":0,"step":21,"waiting":[1]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:oops');
INSERT INTO "entries" VALUES('valiant-pebble-9fuzjpwvd2',1,1794810624237,'{"kind":"created","setup":{"game":"winter","boxes":["count","gingerbread","river"],"rules":{"hand":"1","holes":"allowed","unfinished":"points","fields":"by_field","small_city":"4","last_tile":"unplayed","count_final":"any"},"seats":2,"clock":{"kind":"none","seconds":300,"increment":0,"end":"computer"},"grace":null,"locked":[],"watch":true,"listed":false,"analysis":false,"duplicate":null},"hash":"6f54bb219b2d51a5dd7f05680ce25160e4d626414670adb1029ace0ee048630f"}',NULL);
INSERT INTO "entries" VALUES('valiant-pebble-9fuzjpwvd2',2,1794810624237,'{"kind":"sat","seat":0,"name":"Ada","luck":"clover"}',NULL);
INSERT INTO "entries" VALUES('valiant-pebble-9fuzjpwvd2',3,1794810624303,'{"kind":"sat","seat":1,"name":"Bruno"}',NULL);
INSERT INTO "entries" VALUES('valiant-pebble-9fuzjpwvd2',4,1794810624303,'{"kind":"started","drew":["?R1-08"]}',NULL);
INSERT INTO "entries" VALUES('valiant-pebble-9fuzjpwvd2',5,1794810624313,'{"kind":"played","seat":0,"moves":["R1-08@3,1S"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m0');
INSERT INTO "entries" VALUES('valiant-pebble-9fuzjpwvd2',6,1794810624318,'{"kind":"played","seat":0,"moves":["m>NL","?R1-06"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m1');
INSERT INTO "entries" VALUES('valiant-pebble-9fuzjpwvd2',7,1794810624323,'{"kind":"played","seat":1,"moves":["R1-06@4,1E"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m2');
INSERT INTO "entries" VALUES('valiant-pebble-9fuzjpwvd2',8,1794810624326,'{"kind":"played","seat":1,"moves":["m>NL","?R1-10"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m3');
INSERT INTO "entries" VALUES('valiant-pebble-9fuzjpwvd2',9,1794810624331,'{"kind":"played","seat":0,"moves":["R1-10@4,2N"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m4');
INSERT INTO "entries" VALUES('valiant-pebble-9fuzjpwvd2',10,1794810624334,'{"kind":"played","seat":0,"moves":["-","?R1-05"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m5');
INSERT INTO "entries" VALUES('valiant-pebble-9fuzjpwvd2',11,1794810624339,'{"kind":"played","seat":1,"moves":["R1-05@4,3E"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m6');
INSERT INTO "entries" VALUES('valiant-pebble-9fuzjpwvd2',12,1794810624342,'{"kind":"played","seat":1,"moves":["m>NR","?R1-11"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m7');
INSERT INTO "entries" VALUES('valiant-pebble-9fuzjpwvd2',13,1794810624347,'{"kind":"played","seat":0,"moves":["R1-11@4,4E"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m8');
INSERT INTO "entries" VALUES('valiant-pebble-9fuzjpwvd2',14,1794810624350,'{"kind":"played","seat":0,"moves":["m>NL","?R1-11"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m9');
INSERT INTO "entries" VALUES('valiant-pebble-9fuzjpwvd2',15,1794810624355,'{"kind":"played","seat":1,"moves":["R1-11@4,5E","?R1-06"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m10');
INSERT INTO "entries" VALUES('valiant-pebble-9fuzjpwvd2',16,1794810624358,'{"kind":"played","seat":0,"moves":["R1-06@4,6W","?R1-04"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m11');
INSERT INTO "entries" VALUES('valiant-pebble-9fuzjpwvd2',17,1794810624363,'{"kind":"played","seat":1,"moves":["R1-04@5,6N"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m12');
INSERT INTO "entries" VALUES('valiant-pebble-9fuzjpwvd2',18,1794810624366,'{"kind":"played","seat":1,"moves":["m>EL","?R1-09"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m13');
INSERT INTO "entries" VALUES('valiant-pebble-9fuzjpwvd2',19,1794810624371,'{"kind":"played","seat":0,"moves":["R1-09@6,6E"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m14');
INSERT INTO "entries" VALUES('valiant-pebble-9fuzjpwvd2',20,1794810624379,'{"kind":"played","seat":0,"moves":["m>NR","?R1-03"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m15');
INSERT INTO "entries" VALUES('valiant-pebble-9fuzjpwvd2',21,1794810624386,'{"kind":"said","name":"Bruno","text":"Bonjour à tous","seat":1}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:hello');
INSERT INTO "entries" VALUES('valiant-pebble-9fuzjpwvd2',22,1794810624389,'{"kind":"asked","seat":0,"step":15,"waiting":[1]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:oops');
INSERT INTO "entries" VALUES('rare-bridge-3mx4awh9qf',1,1794810624395,'{"kind":"created","setup":{"game":"castle","boxes":[],"rules":{"wells_left":"single","extra_turn":"own"},"seats":2,"clock":{"kind":"none","seconds":300,"increment":0,"end":"computer"},"grace":null,"locked":[],"watch":true,"listed":false,"analysis":false,"duplicate":null},"hash":"1f02808c9090e53f366dc44cea928640d76784762b0b09aeda5a8d712fffd158"}',NULL);
INSERT INTO "entries" VALUES('rare-bridge-3mx4awh9qf',2,1794810624395,'{"kind":"sat","seat":0,"name":"Ada","luck":"clover"}',NULL);
INSERT INTO "entries" VALUES('rare-bridge-3mx4awh9qf',3,1794810624479,'{"kind":"sat","seat":1,"name":"Bruno"}',NULL);
INSERT INTO "entries" VALUES('rare-bridge-3mx4awh9qf',4,1794810624479,'{"kind":"started","drew":["?CA-n15"]}',NULL);
INSERT INTO "entries" VALUES('rare-bridge-3mx4awh9qf',5,1794810624492,'{"kind":"played","seat":0,"moves":["CA-n15@7,-7N"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m0');
INSERT INTO "entries" VALUES('rare-bridge-3mx4awh9qf',6,1794810624494,'{"kind":"played","seat":0,"moves":["m>NL","?CA-p10"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m1');
INSERT INTO "entries" VALUES('rare-bridge-3mx4awh9qf',7,1794810624498,'{"kind":"played","seat":1,"moves":["CA-p10@0,-7N"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m2');
INSERT INTO "entries" VALUES('rare-bridge-3mx4awh9qf',8,1794810624500,'{"kind":"played","seat":1,"moves":["m>NR","?CA-t03"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m3');
INSERT INTO "entries" VALUES('rare-bridge-3mx4awh9qf',9,1794810624506,'{"kind":"played","seat":0,"moves":["CA-t03@3,-1W"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m4');
INSERT INTO "entries" VALUES('rare-bridge-3mx4awh9qf',10,1794810624510,'{"kind":"played","seat":0,"moves":["-","?CA-n08"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m5');
INSERT INTO "entries" VALUES('rare-bridge-3mx4awh9qf',11,1794810624513,'{"kind":"played","seat":1,"moves":["CA-n08@6,-7N"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m6');
INSERT INTO "entries" VALUES('rare-bridge-3mx4awh9qf',12,1794810624518,'{"kind":"played","seat":1,"moves":["-","?CA-n06"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m7');
INSERT INTO "entries" VALUES('rare-bridge-3mx4awh9qf',13,1794810624523,'{"kind":"played","seat":0,"moves":["CA-n06@0,-8W"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m8');
INSERT INTO "entries" VALUES('rare-bridge-3mx4awh9qf',14,1794810624526,'{"kind":"played","seat":0,"moves":["m>NL","?CA-n03"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m9');
INSERT INTO "entries" VALUES('rare-bridge-3mx4awh9qf',15,1794810624531,'{"kind":"played","seat":1,"moves":["CA-n03@9,-5W"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m10');
INSERT INTO "entries" VALUES('rare-bridge-3mx4awh9qf',16,1794810624534,'{"kind":"played","seat":1,"moves":["m>EL","?CA-n13"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m11');
INSERT INTO "entries" VALUES('rare-bridge-3mx4awh9qf',17,1794810624538,'{"kind":"said","name":"Bruno","text":"Bonjour à tous","seat":1}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:hello');
INSERT INTO "entries" VALUES('rare-bridge-3mx4awh9qf',18,1794810624541,'{"kind":"asked","seat":0,"step":9,"waiting":[1]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:oops');
INSERT INTO "entries" VALUES('canny-wolf-2dzxshewpm',1,1794810624547,'{"kind":"created","setup":{"game":"city","boxes":[],"rules":{"guards":"last_wall","guard_reuse":"next_turn"},"seats":2,"clock":{"kind":"none","seconds":300,"increment":0,"end":"computer"},"grace":null,"locked":[],"watch":true,"listed":false,"analysis":false,"duplicate":null},"hash":"80fdbc2c926d79c281ede76ad985a264e8f36529cc3024988bce51527fedf549","fixed":{"version":2}}',NULL);
INSERT INTO "entries" VALUES('canny-wolf-2dzxshewpm',2,1794810624547,'{"kind":"sat","seat":0,"name":"Ada","luck":"clover"}',NULL);
INSERT INTO "entries" VALUES('canny-wolf-2dzxshewpm',3,1794810624654,'{"kind":"sat","seat":1,"name":"Bruno"}',NULL);
INSERT INTO "entries" VALUES('canny-wolf-2dzxshewpm',4,1794810624654,'{"kind":"started","drew":["?CI-R0"]}',NULL);
INSERT INTO "entries" VALUES('canny-wolf-2dzxshewpm',5,1794810624663,'{"kind":"played","seat":0,"moves":["m>NL","?CI-V2"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m0');
INSERT INTO "entries" VALUES('canny-wolf-2dzxshewpm',6,1794810624670,'{"kind":"played","seat":1,"moves":["CI-V2@0,1N","?CI-G1-F"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m1');
INSERT INTO "entries" VALUES('canny-wolf-2dzxshewpm',7,1794810624727,'{"kind":"played","seat":0,"moves":["CI-G1-F@-1,1N"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m2');
INSERT INTO "entries" VALUES('canny-wolf-2dzxshewpm',8,1794810624735,'{"kind":"played","seat":0,"moves":["m>SL","?CI-V3"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m3');
INSERT INTO "entries" VALUES('canny-wolf-2dzxshewpm',9,1794810624739,'{"kind":"played","seat":1,"moves":["CI-V3@-2,1N","?CI-Q0"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m4');
INSERT INTO "entries" VALUES('canny-wolf-2dzxshewpm',10,1794810624751,'{"kind":"played","seat":0,"moves":["CI-Q0@-3,1E"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m5');
INSERT INTO "entries" VALUES('canny-wolf-2dzxshewpm',11,1794810624759,'{"kind":"played","seat":0,"moves":["m>N","?CI-R1"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m6');
INSERT INTO "entries" VALUES('canny-wolf-2dzxshewpm',12,1794810624765,'{"kind":"played","seat":1,"moves":["CI-R1@0,2S"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m7');
INSERT INTO "entries" VALUES('canny-wolf-2dzxshewpm',13,1794810624768,'{"kind":"played","seat":1,"moves":["m>NR","?CI-T0"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m8');
INSERT INTO "entries" VALUES('canny-wolf-2dzxshewpm',14,1794810624775,'{"kind":"played","seat":0,"moves":["CI-T0@-3,2N"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m9');
INSERT INTO "entries" VALUES('canny-wolf-2dzxshewpm',15,1794810624778,'{"kind":"played","seat":0,"moves":["m>SR","?CI-A-F"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m10');
INSERT INTO "entries" VALUES('canny-wolf-2dzxshewpm',16,1794810624784,'{"kind":"played","seat":1,"moves":["CI-A-F@1,1W"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m11');
INSERT INTO "entries" VALUES('canny-wolf-2dzxshewpm',17,1794810624789,'{"kind":"played","seat":1,"moves":["-","?CI-E-G"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m12');
INSERT INTO "entries" VALUES('canny-wolf-2dzxshewpm',18,1794810624793,'{"kind":"played","seat":0,"moves":["CI-E-G@-4,1E"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m13');
INSERT INTO "entries" VALUES('canny-wolf-2dzxshewpm',19,1794810624796,'{"kind":"played","seat":0,"moves":["m>N","?CI-C-L"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m14');
INSERT INTO "entries" VALUES('canny-wolf-2dzxshewpm',20,1794810624808,'{"kind":"played","seat":1,"moves":["CI-C-L@-5,1N"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m15');
INSERT INTO "entries" VALUES('canny-wolf-2dzxshewpm',21,1794810624815,'{"kind":"played","seat":1,"moves":["-","?CI-Q0"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m16');
INSERT INTO "entries" VALUES('canny-wolf-2dzxshewpm',22,1794810624823,'{"kind":"played","seat":0,"moves":["CI-Q0@-1,0N"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m17');
INSERT INTO "entries" VALUES('canny-wolf-2dzxshewpm',23,1794810624831,'{"kind":"played","seat":0,"moves":["-","?CI-D-L"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m18');
INSERT INTO "entries" VALUES('canny-wolf-2dzxshewpm',24,1794810624839,'{"kind":"played","seat":1,"moves":["CI-D-L@1,2E"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m19');
INSERT INTO "entries" VALUES('canny-wolf-2dzxshewpm',25,1794810624843,'{"kind":"played","seat":1,"moves":["-","?CI-I-F"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m20');
INSERT INTO "entries" VALUES('canny-wolf-2dzxshewpm',26,1794810624851,'{"kind":"played","seat":0,"moves":["CI-I-F@2,2E"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m21');
INSERT INTO "entries" VALUES('canny-wolf-2dzxshewpm',27,1794810624859,'{"kind":"played","seat":0,"moves":["m>NL","?CI-G0-G"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m22');
INSERT INTO "entries" VALUES('canny-wolf-2dzxshewpm',28,1794810624863,'{"kind":"played","seat":1,"moves":["CI-G0-G@-1,2E"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m23');
INSERT INTO "entries" VALUES('canny-wolf-2dzxshewpm',29,1794810624874,'{"kind":"said","name":"Bruno","text":"Bonjour à tous","seat":1}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:hello');
INSERT INTO "entries" VALUES('canny-wolf-2dzxshewpm',30,1794810624877,'{"kind":"asked","seat":0,"step":22,"waiting":[1]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:oops');
INSERT INTO "entries" VALUES('tame-acorn-75pjqg7jn8',1,1794810624883,'{"kind":"created","setup":{"game":"base","boxes":[],"rules":{"hand":"2","holes":"forbidden","unfinished":"nothing","fields":"by_city","small_city":"4","last_tile":"unplayed"},"seats":2,"clock":{"kind":"none","seconds":300,"increment":0,"end":"computer"},"grace":null,"locked":[],"watch":true,"listed":false,"analysis":false,"duplicate":null},"hash":"81a0c098e2e8588856fba1e18e161c230c8bc31983e26cfa67ed25a4dfdf203c"}',NULL);
INSERT INTO "entries" VALUES('tame-acorn-75pjqg7jn8',2,1794810624883,'{"kind":"sat","seat":0,"name":"Ada","luck":"clover"}',NULL);
INSERT INTO "entries" VALUES('tame-acorn-75pjqg7jn8',3,1794810624913,'{"kind":"sat","seat":1,"name":"Bruno"}',NULL);
INSERT INTO "entries" VALUES('tame-acorn-75pjqg7jn8',4,1794810624913,'{"kind":"started","drew":["?BG-E","?BG-R"]}',NULL);
INSERT INTO "entries" VALUES('tame-acorn-75pjqg7jn8',5,1794810624920,'{"kind":"played","seat":0,"moves":["BG-E@0,-1E"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m0');
INSERT INTO "entries" VALUES('tame-acorn-75pjqg7jn8',6,1794810624927,'{"kind":"played","seat":0,"moves":["-","?BG-D"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m1');
INSERT INTO "entries" VALUES('tame-acorn-75pjqg7jn8',7,1794810624931,'{"kind":"played","seat":1,"moves":["BG-R@0,-2S"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m2');
INSERT INTO "entries" VALUES('tame-acorn-75pjqg7jn8',8,1794810624939,'{"kind":"played","seat":1,"moves":["m>E","?BG-N"]}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:m3');
INSERT INTO "entries" VALUES('tame-acorn-75pjqg7jn8',9,1794810624943,'{"kind":"played","seat":0,"moves":["BG-D@1,-2W"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m4');
INSERT INTO "entries" VALUES('tame-acorn-75pjqg7jn8',10,1794810624951,'{"kind":"played","seat":0,"moves":["m>NL","?BG-V"]}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:m5');
INSERT INTO "entries" VALUES('tame-acorn-75pjqg7jn8',11,1794810624958,'{"kind":"said","name":"Bruno","text":"Bonjour à tous","seat":1}','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb:hello');
INSERT INTO "entries" VALUES('tame-acorn-75pjqg7jn8',12,1794810624961,'{"kind":"resigned","seat":0}','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:enough');
INSERT INTO "entries" VALUES('tame-acorn-75pjqg7jn8',13,1794810624961,'{"kind":"over","reason":"resigned"}',NULL);
CREATE TABLE holders (
	slug VARCHAR(40) NOT NULL, 
	seat INTEGER NOT NULL, 
	person VARCHAR(64) NOT NULL, 
	PRIMARY KEY (slug, seat, person)
);
INSERT INTO "holders" VALUES('topaz-apple-ftfewx3dwe',0,'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa');
INSERT INTO "holders" VALUES('topaz-apple-ftfewx3dwe',1,'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb');
INSERT INTO "holders" VALUES('valiant-pebble-9fuzjpwvd2',0,'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa');
INSERT INTO "holders" VALUES('valiant-pebble-9fuzjpwvd2',1,'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb');
INSERT INTO "holders" VALUES('rare-bridge-3mx4awh9qf',0,'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa');
INSERT INTO "holders" VALUES('rare-bridge-3mx4awh9qf',1,'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb');
INSERT INTO "holders" VALUES('canny-wolf-2dzxshewpm',0,'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa');
INSERT INTO "holders" VALUES('canny-wolf-2dzxshewpm',1,'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb');
INSERT INTO "holders" VALUES('tame-acorn-75pjqg7jn8',0,'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa');
INSERT INTO "holders" VALUES('tame-acorn-75pjqg7jn8',1,'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb');
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
INSERT INTO "ratings" VALUES('aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','base',1.33768910609370209388e+03,2.90318963717980466293e+02,5.99996753723381417988e-02,1,1794810624961);
INSERT INTO "ratings" VALUES('bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb','base',1.66231089390629790608e+03,2.90318963717980466293e+02,5.99996753723381417988e-02,1,1794810624961);
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
INSERT INTO "results" VALUES('tame-acorn-75pjqg7jn8',0,'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',NULL,'Ada','base','[]',2,2,0,'resigned',0,1500.0,1.33768910609370209388e+03,1794810624961,'tame-acorn-75pjqg7jn8 base ada  bruno ');
INSERT INTO "results" VALUES('tame-acorn-75pjqg7jn8',1,'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb',NULL,'Bruno','base','[]',2,1,0,'resigned',0,1500.0,1.66231089390629790608e+03,1794810624961,'tame-acorn-75pjqg7jn8 base ada  bruno ');
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
INSERT INTO "tables" VALUES('topaz-apple-ftfewx3dwe','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','32689a676f536f2901f51495700176f91fa4c3a1536231ff4ea0f53dddc2d7b4',0,1794810623808,1794810624221,'playing','{"game":"standard","boxes":["inns","traders"],"names":["Ada","Bruno"],"steps":24,"turn":0}');
INSERT INTO "tables" VALUES('valiant-pebble-9fuzjpwvd2','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','3a74b4486423c368feb1114a1aa44361f488f6e6f54832d5e0f479791f48eaf0',0,1794810624237,1794810624389,'playing','{"game":"winter","boxes":["count","gingerbread","river"],"names":["Ada","Bruno"],"steps":16,"turn":1}');
INSERT INTO "tables" VALUES('rare-bridge-3mx4awh9qf','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','1be3f15fdbc50ea0fa68ccbc9b672da048af9dc047bb38ebc081b668ba49857c',0,1794810624395,1794810624541,'playing','{"game":"castle","boxes":[],"names":["Ada","Bruno"],"steps":12,"turn":0}');
INSERT INTO "tables" VALUES('canny-wolf-2dzxshewpm','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','4c0312de6ed2617a0937141dea45a7413f6c248e24a824e9974ba634e284cad2',0,1794810624547,1794810624877,'playing','{"game":"city","boxes":[],"names":["Ada","Bruno"],"steps":24,"turn":1}');
INSERT INTO "tables" VALUES('tame-acorn-75pjqg7jn8','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','4fc717f2eb338aba96a81b12656bcc3dd6499e329b635c38a5ae77fa2dd89b7b',0,1794810624883,1794810624961,'over','{"game":"base","boxes":[],"names":["Ada","Bruno"],"steps":6,"turn":null}');
CREATE INDEX ix_tables_owner ON tables (owner);
CREATE INDEX tables_of_a_person ON holders (person);
CREATE INDEX ix_deadlines_time ON deadlines (time);
CREATE INDEX results_of_a_person ON results (person, time);
CREATE INDEX ix_keys_person ON keys (person);
CREATE INDEX ix_callings_person ON callings (person);
COMMIT;
