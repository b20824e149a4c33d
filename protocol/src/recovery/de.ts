/** The German words a player's recovery words are drawn from: 1024, so that each is worth ten bits. Plain letters, easy to read aloud, few alike. */
export const de = `
abend absatz adler ahorn akazie album allee alpen altar amboss ameise amulett ananas anfang anhang anis anlage anorak antwort
anzug apfel aprikose april arbeit archiv arena armband arzt asphalt aster atlas august aurora ausflug ausgang auster auto backofen
bagger bahnhof balkon ball ballade ballett ballon balsam bambus banane bank banner bart basalt basilikum bauch bauer baum becher
becken beere beet beginn bericht bernstein besen besteck besuch beton beutel biber bild birke bison blatt blech blick blitz block
blume bluse boden bogen bohne bohrer bonbon boxer brand bremse brett brezel brief brille brise brunnen bucht bude bummel busch
bussard cello chor clown computer couch creme dach dampf dattel dauer daumen deckel delfin denkmal detail diamant dichter diele
diener dill dirigent distel docht dohle domino donner drache draht dreieck drossel duett dunkel dusche ebbe ebene echo edelstein
efeu ehre eidechse eimer eingang einhorn eisen eisvogel elefant elfe ellbogen elster eltern engel enzian erbse erde erdnuss erfolg
erker ernte esel essen essig eule europa fabel fabrik fackel faden fahne fahrrad fahrt falke falte familie fangnetz fasan faust
feige fenchel fenster ferien ferkel fernrohr ferse feuer fichte figur film filter finale finger fink firma fisch flagge flamme
flasche flechte fleck flieder fliege fliese floh flora flosse flotte fluss fohlen folie forelle form forscher forst foto frack
frage frau freund frieden frosch frost frucht fuchs fuge funke furche gabel galaxie galerie galopp gams gang garage garten gasse
gaukler gebirge gedicht gefieder geige geist gelb gemse genie gepard gerste geschenk gesicht gewinn gewitter giebel gipfel gips
giraffe gitarre gitter glanz glaser gleis glied glocke glut gold gondel graben granit graupe greif grenze griff grille grotte
grube gruppe gurke haar habicht hafer haferbrei hain haken halle hals hammer hamster handel handschuh hanf harfe harke harz hasel
haube haupt hecht hecke heft heide hengst henkel herbst heuboden himbeere himmel hirsch hirse hirte holunder holz honig hopfen
horizont hose hotel hufeisen huhn humor hund hupe idee igel iltis imbiss imker indigo ingwer insekt insel iris jacke jade jagd
jaguar jahr januar jasmin jubel juwel kabine kachel kaffee kahn kaiser kakao kaktus kalender kamel kamera kamin kammer kanal kanne
kanu kanzel kapelle kappe kapsel karaffe karawane karneval karotte karpfen karre karton karussell kasse kastanie kasten kater
katze kauz kehle keim keks kelch kellner kerbe kern kerze kessel kette kiefer kies kiesel kino kirche kirsche kissen kiste kittel
kiwi klang klee kleid klette klinge klinke klippe kloster knall knauf knie knochen knopf knospe knoten koala kobold koffer kohl
kojote kolibri komet kompass konzert koralle kordel kosmos kraft kragen kralle kranich kranz krapfen kraut krebs kreide kreis
kresse kreuz krokus krone krug kruste kuchen kuckuck kufe kugel kunst kupfer kuppel kurbel kurve kutsche labor lachen laden lager
lagune lamm lampe lanze laterne latte laune lava lavendel lawine leben lehm lehne lehrer leier leinen leiste lenker leopard lerche
lesung leuchter licht liga lilie limette lineal linse liter lorbeer lotse lotus luchs luft luke lurch magier magnet makrele maler
malve mammut mandoline mango mann mantel marder margerite marine markt marmor maske mast material matrose maulwurf maurer medaille
meer mehl meile meister melodie melone menge mensch messer messing metall meteor miene milch minute minze mispel mittag moment
monat mond moos morgen mosaik motor motte muffel mulde muschel museum musik muskel mutter myrte nacht nacken nagel name napf narbe
nashorn natter natur nebel neffe nelke nerv netz nichte nickel niete nische nixe norden notiz nougat november nudel nummer nuss
oberst obst ochse ofen oktave oktober olive onkel opal oper orange orbit orchester orchidee orden orgel orient orkan osten ostern
otter ozean paddel paket palast palme panda panther papagei papier pappel paprika park parole party pass pastete pate pause pedal
pegel pelikan pendel perle person pfahl pfanne pfeffer pfeife pfeil pfeiler pferd pfirsich pflanze pflaster pflaume pflug pforte
pfosten pfote physik piano pilger pilot pinguin pinie pinsel pirat pistazie plakat planet plankton plattform platz podest poesie
pokal polka polster pony portal posaune post pracht prinz prisma probe profil propeller prosa provinz prunk psalm puder puma pumpe
punkt pupille purpur puzzle pyramide quadrat qualle quark quarz quelle quitte quiz radar radio rahmen rakete ranke rasen rechen
rede regal regen regie reich reifen reihe reiter rennen rest rettich revier rezept rhythmus riegel riemen riese rinde ring rippe
riss ritter robbe rock roggen rohr rolle roman rosine rosmarin rotor rubin ruder ruine rumpf runde rute saal sache sack safran
sage sahne saite salami salat salbei sandale sanduhr saphir sardine sattel sauna schach schaf schall scharnier schatten schatz
schaufel schaukel scheibe schein schelle schere scheune schicht schiene schiff schild schirm schlaf schlange schleife schlitten
schloss schlucht schmied schnabel schnecke schnee schnur schrank schraube schrift schritt schuh schule schulter schuppe schwalbe
schwamm schwan schweif schwert seele segel seife seil sekunde sellerie semmel senf sense september serie sessel sichel sieb signal
silber sims sinn sirup skizze socke sofa sohle sohn sommer sonett sonne sorte spalt spange spargel spaten specht speer speiche
speise sperling spiegel spiel spinat spinne spirale sport sprache spritze sprosse spule spur staat stachel stadion stadt stall
stamm stand star statue staub steg stein stelze stempel steppe steuer stiefel stier stift stille stimme stirn stoff stolz storch
strand strauch streif stroh strom strudel stube stufe stuhl stunde sturm suche sumpf suppe symbol tabelle tablett tafel takt taler
talg tango tanz tapete tasche taste tatze taucher teich teig teller tempel tempo tenor teppich termin terrasse text theater thema
thron thymian tiegel tiger tinte tipp tisch titel tochter tomate tonne topas torf torte tracht traktor trapez traube traum treffen
treppe tresen triangel trichter trick triumph trommel trompete tropfen truhe truthahn tuch tugend tulpe tunnel turban turnier ufer
ulme umhang umweg urlaub urwald vase vater veilchen ventil veranda verein vers vesper vetter video vieh viertel villa viola
violine visier vogel volk vorhang vulkan waage wacholder wachs waffel wagen wald walnuss walze wanne wappen warte wasser watt
weber weiche wein weise weizen welle welt werk wespe westen wetter wicke widder wiege wiesel wimpel wind winkel winter wipfel
wirbel wissen witz woche wolf wolke wunder wurm wurst wurzel zacke zahl zapfen zarge zauber zaun zebra zeder zeichen zement zenit
zentrum zettel zeuge ziege ziel zimmer zimt zirkel zirkus zitrone zone zopf zucker zukunft zunge zweck zweig zwerg zwiebel zwirn
zylinder
`
  .trim()
  .split(/\s+/);
