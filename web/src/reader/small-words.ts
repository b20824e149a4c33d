import { type ByLanguage, spoken } from '@orrery/kernel';

const listed = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** What a question is asked with, not what it is about. */
const words: ByLanguage<ReadonlySet<string>> = {
  en: listed(
    'a am an and any are at be by can cannot could do does for from get gets good got happens has have how i if in is it many may much my not of on or s should t than that the their there these they this to was we what when where which who whose why will with work works would you your',
  ),
  de: listed(
    'ab als am an auf aus bei bekomme bekommen bekommt bin darf das dem den der des die dürfen ein eine einem einen einer eines er es für gibt gut habe haben hat ich ihr im in ist kann können läuft man mein meine meinen mich mir mit muss nach oder noch nicht passiert sich sie sind soll um und vom von wann warum was welche welcher wenn wer wie wieso wird wo wofür wozu zu zum zur funktioniert geht viel viele',
  ),
};

export const smallWords = spoken(words);
