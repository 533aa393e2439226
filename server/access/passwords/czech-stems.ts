/** Words that Czech passwords are made of: names, towns, clubs, animals, endearments, curses; without diacritics. */
export const czechStems = `
  abrakadabra adamek adela adelka agata ajka alena alenka ales alexandr alexandra alik alois
  amalie ananas andel andilek andula anezka anicka antonie antonin arco aron asta auticko auto
  azor babi babicka bady bahno banan banik bara barbora barborka bartos bartosova barunka
  becherovka benes benesova beran bernard bertik beruska beskydy bessy blanka blansko blato
  blazek blazkova blbec blbecek blesk bobabobek bobik bohac bohemians bohemka bohous bohumil
  bohumila bohumin bohuslav boleslav bomba bonbon borovice boruvka bourka bozena bozi bracha
  brachar brambor brambora bratislava bratr bratricek breclav bretislav brezen brno brok broskev
  broucek budejovice budvar buk bulda bydleni byt bytovka caj candat carodej carodejnice cech
  cechy cermak cermakova cerna cerny cert certik cerven cervenec ceskalipa ceskarepublika cesko
  ceskoslovensko cesnek chalupa chata cheb chlapec chleba chomutov chrpa chudak cibule cimrman
  cipisek citron cokolada cokoli cokoliv ctibor ctvrtek cukr curak dagmar dalibor dana danek
  daniela danka danuse dasa davidek debil decin deda dedecek dedina delfin denis denisa dest
  deti deticky dite ditko doktor dolezal dolezalova dominik dominika domov dort dovolena dracek
  drahomira drak druzstvo dub duben duch duha dukla dum dusan dvorak dvorakova eduard ela
  elektrikar elis eliska ella ema emil erik eva evicka evka fanda fenka ferda fernet fiala
  fialka fialova fik filip filipek firma florbal fotbal franta frantisek frantiska frydek gabina
  gabriela gambrinus gulas gympl had hadek hajek hajkova hana hanicka hanka hasek hasic hasici
  havirov helena helenka hesla hesloheslo hodonin hokej hokuspokus holcicka holka holky honza
  honzik horak horakova hory houba hovno hrad hradcany hradec hranice hrasek hrib hruska hugo
  hurvinek husa hvezda hvezdicka hynek idiot irena irenka ivan ivana iveta ivo ivona jablicko
  jablko jabloncesky jablonec jachym jagr jahoda jahodka jakub jakubek jan jana jarda jarmila
  jaro jaroslav jaroslava jaruska jawa jednota jelinek jelinkova jenda jeseniky jesterka jezecek
  jezek jezero jezevcik jezis jezisek jihlava jindrichuv jiri jirik jirina jirka jitka josef
  josefa kacenka kachna kachnicka kacka kamarad kamaradka kamen kamil kamila kaminek kamos
  kancelar kapitan kapr karel karin karla karlik karlovy karlovyvary karlstejn karolina karvina
  kastelan katerina katka kava kavicka kika kladno kladnohokej klara klarka klatovy klic klicek
  kluci kluk knedlik kobyla kocicak kocicka kocka kocour kofola kohout kokos kokot kolac kolacek
  kolar kolarova kolin koller kolo kolobezka kometa konecna konecny konik kopec kopecka kopecky
  kopretina koruna kosice kostel kotatko kote kouzelnik kouzlo kovar kovarova koza kozel kozicka
  krakonos kral kralicek kralici kralik kralova kralove kralovna kratochvil krava kravicka
  krejci kreten kristyna kriz krizova krkonose krnov kromeriz krpalek krtecek krtek krusnehory
  krystof kuba kubik kucera kucerova kuchar kun kurva kurvafix kutnahora kveta kveten kvetina
  kvetoslava kvetuse kvitova kyticka kytka labe labrador lada ladislav ladislava lasicka laska
  lasko lebka led ledecka leden ledovec lenicka lenka leos les lesik letadlo leto lev liberec
  libor libuse lida limonada lipa liptov lisak liska listopad litvinov liza lizatko lizinka lod
  lodicka lojza lubomir lubos lucie lucinka lucka ludmila lukas lukasek lumir lvice macek
  macocha magda magdalena majka makca makova mala malina malinka maly maminka mamka manka manzel
  manzelka marcela marek mareks marketa marketka markova martin martina martinek martinka marusk
  maruska maslo matej matejka matous maxik maxipes meda medved medvidek melnik meloun merunka
  mesic mesicek mesto michaela michal michala michalka micka mikes milacek milacku milada milena
  milionar miliony milos miloslava miluji milujite milus miluse milusk miminko mimino mina mir
  mirek miriam mirka miroslav miroslava miru misa miska mladaboleslav mleko mojeheslo mojmir
  monca monika morava moravia more most motorka motyl motylek mourek mrak mravenec mraz mrkev
  musil musilova mys myska myslivec nachod nada nadeje nadezda najemnik namesti natalka navratil
  navratilova nebe neco nedele nedved nejlepsi nela nelka nemcova nemec nemovitosti netusim
  nevim nevimuz nic nikola nikolka norbert novak novakova noveheslo novotna novotny novyjicin
  obec oblak okurka olda oldrich olga olomouc oluska ondra ondrasek ondrej opava opice opicka
  orel orlova oskar ostrava ostruzina ota otakar otrokovice ovcak ovce ovecka pampeliska panbuh
  panelak panenka panter paprika parada paradni pardubice patamat patek patrik pavel pavla
  pavlik pavlina pavlinka pejsek peklo penize pepa pepicek pepik perna pernik pes peta petr
  petra petrik picus pilot pilsner pisek pivecko pivko pivo plaz plzen plzenska podnik podzim
  pohadka pohoda poklad pokorna pokorny polak polakova policie pomeranc pondeli portal pospisil
  pospisilova potok prachy praha prasatko prase pravda pravoslav prazdniny prazdroj prdel
  predseda premysl prerov pribram prihlaseni princ princezna pritel pritelkyne prochazka
  prochazkova prosinec prostejov psik pstruh pudl radegast radek radim radka radost radovan raj
  rajce reality rek reka renata rene retrivr rexik ridic rijen rizek robin rodina rodinka rohlik
  roman romana romanka rosicky rosta rostislav rozalie ruda rudolf rudolfa rum rumcajs ruze
  ruzena ruzenka ruzicka ruzickova ryba rybar rybareni rybicka rybka rybnik rytir sabina sarka
  sasa sebastian sedlacek sedlackova sedmikraska segra sestra sestricka sigma silvestr silvie
  simek simkova simon simona simonka skala skodovka skola skolka skolni slavia slepice slivovice
  slon slonik slovan slovensko slunce sluncko slunecnice slunicko smich smrk smrt snezenka snih
  sobota sofie sokol sokolov sova sparta spejbl spolecenstvi sprava spravce sracka srdce srdicko
  srpen standa stanislav stanislava staropramen stastna stastny statek stela stene stepan
  stepanka stesti stika strakonice strasidlo streda studentka sul sumava super superheslo supr
  svatopluk svejk svestka svickova svoboda svobodova sykora sykorova sylva tabor tadeas
  tajemstvi tajne tajneheslo tamara tata tatinek tatka tatra tenista teplice tereza terezka
  terka tobias tomas tomasek tonda tonik trabant traktor trebic tresen trinec truhlar trutnov
  tulipan tuzemak tygr tyna ucetni ucitel ucitelka ulice unor upir urad urban urbanova usmev
  usti utery uzivatel vaclav vaclava valasske valerie vanda vanek vankova vanoce vasek vasik
  vcela vcelka vecernicek velikonoce vendula vendy vera verca verka veronika vesela vesely
  vesnice veverka vikend viktor viktoria viktorie viktorka vila vilem vinicko vino vira visen
  vit vitek vitr vlacek vlada vladimir vladimira vlak vlasta vlastimil vlastnik vlcak vlcek
  vlckova vlk vltava voda vojak vojta vojtech volejbal vonn vratislav vsetin vybor vyskov zaba
  zabak zabka zahrada zahradka zajic zajicek zaklad zakladka zamek zari zatopek zbrojovka zbynek
  zdar zdena zdenek zdenka zdravi zednik zelezny zeli zeman zemanova zetor zima zlata zlaticko
  zlatka zlatko zlato zlin zmrzlina znojmo zofie zora zralok zuzana zuzanka zuzka
`;
