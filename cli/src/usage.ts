/** All commands; docs/reference.md shows the same. */
export const usage = `orrery <command>

  simulate --game G --seats N --games N --bots a,b,… --seed S [--options JSON] [--json]
  simulate --game G --levels a,b,… --seats 2,3,… --games N [--millis N] [--seed S] [--options JSON] [--out FILE]
  play     --game G --seats N --human 0[,1…] [--bot LEVEL] [--seed S] [--options JSON] [--lang en|de] [--name NAME]
  play     --resume NAME [--human …] [--lang en|de]
  replay   FILE [--to N] [--lang en|de]
  verify   FILE
  analyse  FILE [--seats all|0,1…] [--seconds N] [--lang en|de]
  export   NAME FILE
  import   FILE NAME
  ladder   --game G --seats N --games N [--level LEVEL] [--against LEVEL] [--minutes M] [--millis N] [--out FILE] [--svg FILE] [--json]
  hints    --game G [--seats N] [--games N] [--playouts N] [--minutes M] [--seed S] [--options JSON] [--json]
  balance  --game G [--level LEVEL] [--seats N] [--games N] [--millis N] [--seed S] [--options JSON] [--write docs/balance/G.md]
  tune     --game G --hours H --net [--seats 2,4] [--games N] [--playouts N] [--epochs N] [--hidden 40,16] [--out FILE] [--write games/G/net-weights.ts]
  tune     --game G --hours H [--seats 2,4] [--pull N] [--hold N] [--deep] [--value] [--out FILE] [--write games/G/weights.ts|value-weights.ts]
  admin    stats | tables … | players … | backup TO | restore FROM   [--data DIR] [--json]   (admin help says more)`;
