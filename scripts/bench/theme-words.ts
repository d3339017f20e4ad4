/** Words by which an English story can be heard to be about a theme: of the matter itself, not of its moral. */
export const THEME_WORDS: Readonly<Record<string, RegExp>> = {
  adventure: /\b(adventur|far|further|beyond|way|explor|climb|map|journey|track|edge|over|went|off)/gi,
  friendship:
    /\b(friend|together|both|two of|each other|us\b|we\b|you and|with (?:him|her|them|me)|mine|yours)/gi,
  'animal-friends':
    /\b(dog|cat|pony|horse|lion|fox|bird|whale|crab|wolf|bear|animal|paw|tail|fur|beast|goat|cow|hen|duck|snail|mouse|bat|owl|hare|nose|wagg)/gi,
  magic:
    /\b(magic|spell|wish|float|fl[yew]|came alive|by itself|wizard|witch|enchant|grew|vanish|thought|door|draw|humm?)/gi,
  bedtime:
    /\b(bed|sleep|slept|asleep|night|dark|pillow|blanket|yawn|moon|dream|tuck|awake|tired|evening|wake|woke)/gi,
  'diggers-and-trains':
    /\b(digger|train|engine|rail|wagon|carriage|track|driver|steam|bucket|tractor|crane|station|beep|bus|lorry|wheel)/gi,
  space: /\b(star|moon|rocket|planet|space|sky|astronaut|comet|orbit|earth|sun|night|light)/gi,
  mystery:
    /\b(who|what|why|where|clue|find out|found|trace|footprint|question|mystery|secret|missing|prove|know|guess)/gi,
  dinosaurs:
    /\b(dinosaur|egg|fossil|bone|tail|footprint|roar|claw|saurus|diplodocus|neck|fern|million|boom|feet|foot|stomp|prehistoric)/gi,
  ocean: /\b(sea|wave|ocean|whale|fish|tide|shore|boat|water|harbour|ship|shell|salt|deep|beach|island)/gi,
  kindness:
    /\b(help|gave|give|kind|warm|care|share|gentle|thank|for (?:him|her|them|you)|carry|carried|bring|brought|hold|held)/gi,
  'time-travel':
    /\b(time|clock|yesterday|tomorrow|minute|hour|before|later|ago|year|past|future|late|early|again)/gi,
  dragons: /\b(dragon|fire|wing|smoke|scale|flame|lair|breath|roar|tail)/gi,
  'treasure-hunt':
    /\b(treasure|map|dig|dug|chest|gold|hidden|hide|find|found|clue|X\b|coin|box|buried|look)/gi,
  family:
    /\b(mother|father|mum|dad|mama|papa|gran|grandpa|grandma|brother|sister|aunt|uncle|family|home|nana|mormor|baby|house)/gi,
  sharing:
    /\b(share|half|halves|piece|slice|enough|each|for everybody|mine|yours|give|gave|left|turn|more|two)/gi,
  'bath-time': /\b(bath|tub|water|soap|wash|splash|bubble|wet|towel|mud)/gi,
  teamwork: /\b(together|all of|each|pull|push|help|team|everybody|both|we\b|hold|one of us|turns|side)/gi,
  creativity:
    /\b(draw|drew|paint|made|make|colour|build|built|idea|invent|picture|brush|paper|write|wrote|pencil|chalk)/gi,
  'fairy-tales':
    /\b(once|king|queen|castle|wolf|princess|prince|witch|forest|giant|tale|crown|dragon|upon a time|throne|knight)/gi,
  nature:
    /\b(leaf|leaves|tree|wind|rain|seed|flower|grow|grew|bird|earth|wood|river|snow|sun|moss|grass|bee|root)/gi,
  learning:
    /\b(learn|know|knew|count|teach|taught|how to|letter|question|school|read|number|lesson|found out|understand|understood|practise|wrong|right)/gi,
  'problem-solving':
    /\b(try|tried|idea|how|because|instead|work|problem|think|thought|if\b|so\b|plan|mend|fix|way)/gi,
  'secret-codes':
    /\b(code|secret|letter|sign|message|read|write|wrote|cipher|mean|word|number|key|spell|note)/gi,
  'being-brave':
    /\b(brave|afraid|fear|scared|dare|dark|heart|knees|shak|trembl|courage|frighten|anyway|first|alone)/gi,
  'silly-stories':
    /\b(laugh|giggl|silly|funny|upside|trousers|hat|backwards|nose|sneez|bump|oops|pancake|ridicul|joke|grin|uncle|plop|hic)/gi,
  'birthday-surprise': /\b(birthday|candle|cake|present|party|surprise|blow|wish|guest|year|invit|age|old)/gi,
  inventions:
    /\b(invent|machine|wheel|built|build|spring|pipe|lever|made|idea|work|screw|string|handle|gear|wire)/gi,
  music: /\b(music|sing|sang|song|note|tune|drum|hum|fiddle|whistle|play|sound|listen|band|rhythm|loud)/gi,
  'myths-and-legends':
    /\b(legend|old story|giant|god|hero|stone|long ago|monster|riddle|sea-monster|they say|once|tale|king|told|ancient)/gi,
  'new-baby': /\b(baby|cradle|pram|born|egg|small|cry|cried|sister|brother|nappy|tiny|asleep)/gi,
  'big-feelings':
    /\b(cross|angry|sad|feel|felt|cry|cried|tear|shout|laugh|happy|worr|heart|sigh|scream|calm|lonely|miss)/gi,
  'trying-again':
    /\b(again|try|tried|once more|another|fell|drop|nearly|almost|not yet|practi[cs]e|still|next time)/gi,
  'everyday-heroes':
    /\b(help|carry|carried|post|bus|driver|nurse|doctor|fire|baker|teacher|work|mend|clean|deliver|lamp|round|every day)/gi,
  'snow-day': /\b(snow|cold|ice|icy|sledge|mitten|white|frost|flake|melt|winter|drift|scarf)/gi,
  'sports-day':
    /\b(race|run|ran|win|won|team|ball|jump|fast|finish|line|medal|start|throw|threw|lap|ready)/gi,
  'cooking-together':
    /\b(cook|soup|dough|bake|stir|oven|pan|pot|taste|spoon|bread|recipe|pancake|kitchen|eat|ate|salt|flour)/gi,
  'first-day': /\b(first|new|school|door|teacher|class|bag|peg|name|day|nobody|corridor|morning)/gi,
  'new-in-town': /\b(new|move|moved|box|door|neighbour|stranger|street|house|name|from|here|away|before)/gi,
  'one-of-a-kind':
    /\b(only|different|like (?:me|you)|nobody else|other|odd|same|own|one\b|special|strange|kind)/gi,
  'planet-helpers':
    /\b(plant|tree|rubbish|clean|water|bee|seed|earth|waste|bottle|mend|save|grow|grew|wind|sea|air|plastic)/gi,
  'standing-up-for-others':
    /\b(stood|stand|said|voice|unfair|fair|stop|nobody|laugh|enough|with (?:him|her|them)|side|leave|alone)/gi,
  'telling-the-truth':
    /\b(true|truth|lie|lied|tell|told|really|fib|made up|honest|said|secret|own up|it was me|know|knew)/gi,
  'saying-sorry': /\b(sorry|fault|broke|broken|mend|forgive|meant|hurt|cross|apolog|undo|back)/gi,
  'keeping-a-promise':
    /\b(promise|word|said I|kept|keep|come back|hold|till|until|wait|remember|forget|forgot)/gi,
  'waiting-patiently':
    /\b(wait|long|still|yet|soon|minute|hour|day|slow|patient|grow|until|not yet|tomorrow|when)/gi,
};
