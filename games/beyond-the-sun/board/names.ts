import { parting } from '@orrery/kit';

/** Where the longest words of the names may be parted. */
export const soft = parting(`
  Androiden|rechts|bewegung Asteroiden|gieße|reien Daten|aus|tausch Fort|schritt|liche Groß|kampf|schiff Handels|konvois
  Hirn|im|plantate Human|experi|mente Kolonial|minis|terium Kolonie|schiffe Massen|klonen Mega|struk|turen Orbital|fabriken
  Parallel|uni|versum Planeten|weite Raumzeit|ano|malie Schwarm|rechner Söldner|flotte Technologie|lizenzen Trans|dimen|sionale
  Universal|archiv Versorgungs|stütz|punkt Überfluss|wirt|schaft synap|tisches Simu|lationen Meta|human Schwarz|markt Indus|trie
  Galak|tisches Haupt|quartier Impe|rium Wurm|loch Techno|logie Techno|kraten Techno|crats Terra|forming Pfad|finder Path|finder
  Terra|former Assi|mi|lation Gene|rator Subato|mare Mega|struc|tures Manu|fac|turing Trans|dimen|sional Simu|lations Tech|nology
  Cor|po|rations Indus|tries Min|istry Au|thority Hyper|drive Com|puting Hyper|com|puting Teegar|den Luy|ten Groom|bridge Centau|ri
  La|caille Eri|dani Epsi|lon Kap|teyn Bar|nard Pro|cyon La|lande Pro|xima Maa|nen
`);
