/** Words that passwords are made of all over the world, without diacritics, in lower case. */
export const internationalStems = `
  aaa aaaa aaron abc abcd abcdef abcdefg abcdefgh abigail access account acdc adam admin
  administrator ajax alan albert alexander alexis alice amanda amber america amy andrea andrew
  android angel angela angels ann anna anthony anything apple apples april arsenal arthur asdasd
  asdf asdfgh asdfghjkl ashley asshole audi august austin australia autumn azerty baby babyboy
  babygirl backup bailey banana bandit bank barbara barcelona baseball basketball batman bayern
  bear bears beatles bella benjamin berlin bestfriend betty beverly billy bitch biteme blabla
  black blahblah blink bmw bobby boston boyfriend bradley brandon brazil brenda brian brittany
  broncos brother bruce bryan buddy bunny business buster butterfly california camaro canada
  captain carl carol carolyn cash catherine celtic champion changeme charles charlie charlotte
  cheese chelsea cherry cheryl chevy chicago children china chloe chocolate christian christina
  christine christopher citroen coco college company computer contrasena cookie corvette cougar
  counterstrike cowboy cowboys crazy crystal cutie cynthia daddy daisy dallas dancer daniel
  danielle database david deborah debra december default dell demo demon denise dennis devil
  diamond diana diane doctor doggy dollar dolphin dolphins donald donna doris dorothy dortmund
  dragon drummer duke dylan eagle eagles edward elijah elizabeth emily eminem emma energy
  england eric ethan eugene europe evelyn everton fabia facebook falcon family father favorit
  february felicia ferrari finance fireman florida flower flowers football forever fortnite
  france frances frank freedom friday friend friends frodo fuckoff fuckyou gabriel gamer gandalf
  garfield gary geheim george gerald germany ghost giants ginger girlfriend gloria golden golf
  goofy google grace green greenday gregory guest guitar hacker hannah happy harley harold
  harrypotter haslo hawk heather heaven helen hell hello helpdesk henry hermione heslo hobbit
  hockey hogwarts honda honey horse horses hotstuff hottie huawei hunter husband iloveyou india
  instagram inter internet ironmaiden ironman isabella italy jack jacob jacqueline jaguar james
  janet janice january japan jason jean jedi jeffrey jennifer jeremy jerry jesse jessica joan
  joe john jonathan jordan jose joseph joshua joyce juan judith judy julia julie july june
  justin juventus karen katherine kathleen kathryn kayla keith kelly kenneth kevin killer
  kimberly kitten kitty knight kyle lakers lamborghini larry laura lauren lawrence lawyer legend
  legolas lenovo leopard letmein linda linkedin linkinpark lion lisa liverpool lkjhgf logan
  login london lori loser love lovely lover lovers loveyou lucky luna madison madrid maggie
  magic mama manager manchester march margaret maria marie marilyn mario mark market martha mary
  mason master matrix matthew maverick max megan melissa mercedes merlin metallica mexico
  michael michelle mickey microsoft midnight milan minecraft minnie mnbvcxz molly mommy monday
  money monkey moon morning motdepasse mother music mustang nancy naruto natalie nathan nemo neo
  network newyork nicholas nicole night ninja nintendo nirvana noah nobody nokia nothing
  november nurse octavia october office olivia orange oscar packers pamela panther papa paris
  parola pass passw passwd password passwort patricia patrick patriots paul peaches people
  pepper peter peugeot philip phoenix piano pikachu pirate pirates playboy player playstation
  poiuyt pokemon police pony porsche power princess puppy purple pussy qazwsx queen qwaszx
  qweasd qweasdzxc qweqwe qwert qwerty qwertz rabbit rachel raiders rainbow ralph rammstein
  randy ranger rangers realmadrid rebecca redsox renault richard robert roblox rocky rockyou
  roger rome ronald root router roy russell russia ruth ryan sadie sam samantha samsung samuel
  samurai sandra sara sarah saturday school scott sean secret secreto security september server
  service sexsex sexy shadow shark sharon shirley shrek silver simba singer sister skoda sky
  slipknot smile smiles sniper snoopy soccer soldier somebody something sonic sophia sophie
  spain spiderman spring star stars starwars steelers stephanie stephen steven strawberry
  student stupid summer sunday sunset sunshine superb superman superuser support susan sweet
  sweetie system teacher temp temporary tennis teresa terry test tester testing texas theresa
  thomas thursday tiger tinkerbell toby tottenham toyota trinity trustno tuesday turtle twitter
  tyler university user victoria vienna vincent virginia voldemort volkswagen walter warcraft
  warrior wayne wednesday welcome whale whatever white wife william willie windows winner winter
  wireless wizard wolf xxx xxxx yankees yellow yoda youtube yxcvbnm zachary zelda zombie zxcvbn
  zxcvbnm zzz
`;
