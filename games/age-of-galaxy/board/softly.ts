import { parting } from '@orrery/kit';

/** Where long names may break on narrow tiles. */
export const softly = parting(`
  Terra|forming Fortge|schrittenes Hyper|raum|scanner Hyper|space Anti|materie Anti|matter Plasma|waffe Laser|waffe Plane|tare
  Plane|tary Memo|rianer Inter|stellarer Inter|stellar Waren|handel Gruft|gräber Glas|schmiede Glass|wrights Palim|psest Legar|chaea
  Red|mantle Rot|mäntel Boreal|kombinat Kessel|geborene Flechten|volk Zoll|wächter Sonnen|schmiede Schatten|hof Bot|schaft
  Weit|schreiter Söldner|verträge
`);
