/** What several words say together, in this order. */
export const phrases = `
OBJ = HIM|ME|US|CLOSE|PEOPLE|SOMEONE
OBJ = MY 1 CLOSE|PEOPLE|AUTHORITY
KILLSELF = KILL|CHOKE|STAB|hang|hangs|hanging|hanged|hung|drown|drowning|shoots|poison|poisoning|starve|starving|off|offing|offed|delete|unalive|end|ending|drowned|burn|overdosing|drowns|electrocute|gas|jump 1 MYSELF|REFLEX
KILLSELF = end|ends|ending|ended|take|takes|taking|took|taken|finish|lose|throw|throwing 1 MY|HIS|own|ones|your 1 LIFE
KILLSELF = end|ends|ending|ended it|everything|things|me|this|all 0 all?
KILLSELF = end|ending|stop 1 suffering|misery|existence|agony
KILLSELF = commit|commits|committed|committing|commiting|comit|attempt|attempts|attempted|tried|try|by SUICIDE
KILLSELF = jump|jumps|jumping|jumped|throw|leap|leaping|step|yeet|yeeting 2 off|from|in|into|under|front|out|before 3 bridge|building|roof|cliff|train|window|balcony|tracks|platform|subway|car|traffic|truck|metro|tower|overpass|rails|floor|parking
KILLSELF = slit|slits|slitting|cut|cutting|slash|slashed|open|opening 1 MY|HIS 0 wrist|wrists|veins|throat
KILLSELF = blow|put 1 MY|HIS 1 brains|brain|head|bullet 1 out|off|in
KILLSELF = bullet|gun|pistol 1 in|to|through 1 MY|HIS 1 head|mouth|temple|brain|skull
KILLSELF = make|makes|check|checking|opt|opting|bow|bowing|tap|tapping 0 out
DYING = DIE|KILLSELF|VANISH|SUICIDE
DYING = not|stop|cease|stopped 1 exist|existing|be|wake|waking|breathing|living
DYING = fall|go|sleep|asleep 2 never|not 1 wake
DYING = gone 2 forever|good
DYING = be|being|was|were|am dead|gone
DYING = it|everything|all|pain 1 to 1 be 1 over|end|stop
DYING = leave|leaving|quit|exit|escape this|the 1 world|earth|planet|life
OVER = be over|done|finished|gone
HITS_ME = HIT|BEAT|CHOKE|STAB|ABUSE|ASSAULT|HURT 1 ME|US
`;
