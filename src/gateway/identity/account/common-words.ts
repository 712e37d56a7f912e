/**
 * Most frequent words and names in lists of leaked passwords, including Bengali ones. `common.ts` also matches them
 * with capitals, added digits and signs, and letters written as digits, so that the list stays short.
 */
export const COMMON_WORDS = new Set(
  `aaaaaa abcabc abcdef abcdefg abcdefgh abcdefghi abcdefghij access account adidas admin administrator adrian airplane akter alexander
  alexandra alexis allah allahuakbar alhamdulillah america amanda amarsonarbangla ami amitomakebhalobashi andrea andrew angel angela
  angelica angels animal anthony apple apples april argentina arsenal ashley asdf asdfasdf asdfg asdfgh asdfghj asdfghjk asdfghjkl asdzxc
  ashraful august australia austin awesome babe baby babyboy babydoll babygirl babylove bailey banana bandit bangla bangladesh barcelona
  barbara barbie baseball basketball batman beach beautiful beauty bella benjamin bestfriend bestfriends bhalobasha bhalobashi bigboy
  bigdog bismillah blackberry blessed blue bluebird bond booboo boomer boss boston brandon brandy brasil brazil brittany brooklyn brother
  brownie bubbles buddy bulldog business buster butterfly butter calvin cameron canada captain caroline cat catherine change changeme
  charles charlie charlotte chelsea chicken chittagong chocolate chris christ christian christina christine christopher cookie cookies
  computer corvette courtney cowboy cowboys cricket cristina crystal cutie dallas dance dancer daniel daniela danielle dark darkness david debbie
  december default delhi dennis desire destiny dhaka diamond dinajpur doctor dog dolphin donald dragon dragons dream dreams driver durga
  eagle eagles edward einstein elephant elizabeth emily england enter eric erica estrella eternity everton facebook falcon family
  fashion father february ferrari fire fish flower flowers football forever france francis freedom friday friend friends friendship
  ganesh garden gateway gemini general george germany ghost gibson ginger girl girls giants gloria goal god godblessme godisgood golden
  golf goodboy goodday google gordon grace greenday guitar hacker hahaha hammer hannah happy happybirthday hardcore harley harrypotter
  hasina heart hearts heaven hello hellohello hellokitty helloworld helpme hockey honda honey hossain hotdog house hunter hunting iceman
  iloveallah ilovegod ilovejesus ilovemom ilovemyself iloveu iloveyou iloveyoubaby iloveyousomuch imran india indian inshallah internet
  isabella islam ispahani jackson jaguar james january jasmine jason jennifer jeremy jesse jessica jesus jesuschrist jesuslove
  jessie johnny john johnson jonathan jordan joseph joshua journey juventus jupiter justice justin karim kazi kennedy kevin khan khulna
  killer kimberly king kingdom kingkong kings kitten kitty kolkata krishna lakshmi lakers laptop lauren legend leonardo letmein letmeinnow
  liberty liverpool login logitech london love loveforever lovely lover lovers loveme loveu loveyou lucky madrid maggie mahabub
  mallika manchester manchesterunited marina marine mario marlboro martin master matrix matthew maverick maxwell melissa memories mercedes
  merlin metallica mexico michael michelle microsoft midnight miguel millionaire minecraft mitchell mohammad mohammed mohamed monday money
  monica monika monkey monster morgan mother motorola mountain movie muhammad muhammed murphy music mustafa mustang mymensingh mylove
  mypassword myself myspace naruto natalia natalie nathan nation natasha newyork nicholas nicole nirvana nissan nokia nothing november
  number oceans october office oliver olivia operator orange orlando pakistan pamela panther panthers parker pass passme passpass passw
  passwd password passwords passwort patrick patricia peace peaches peanut pepper peter phantom phoenix picture pikachu player players
  please pokemon police popcorn porsche power precious prince princess princesse private project pumpkin purple qazwsx qazwsxedc qazxsw
  qaz qweasd qweasdzxc qwer qwert qwerty qwertyu qwertyui qwertyuio qwertyuiop qwe qweqwe rabbit rachel radhakrishna rafael rahim rahman
  rainbow rajshahi ranger rangers rangpur raymond realmadrid rebecca red redsox remember richard robert roberto rocky rockstar ronaldo
  rosario rose roxana rubina runner russia sabrina sachin sakib salman samantha samsung samurai sandra santiago saturday savannah school
  scooter scorpion scott sebastian secret security september server shadow shahrukh shakib shalom shannon shithead shiva shopping silver
  simple sister skywalker smile smokey snickers snoopy snowball snowman soccer softball soleil sonia spider spiderman sporting spring
  stanley star starlight starwars startrek stella stephanie steven student success sugar summer sunday sunflower sunshine superman
  superstar support sweet sweetheart sweetie swordfish sylhet tamanna teacher temp tennis teresa test tester testing testtest thomas
  thunder tiger tigers tigger tinker tinkerbell today tomorrow toyota travis trinity trustme trustno truelove tuesday twilight united
  universe unknown vanessa vegeta veronica victor victoria victory viking vincent virginia vivek volleyball voltage warcraft warrior
  wednesday welcome welcomehome whatever william williams willow windows winner winston winter wizard wolverine wonderful xavier yamaha
  yankees yellow yourname zaq zaqwsx zaqxsw zidane zxcvb zxcvbn zxcvbnm zxczxc zxc asd
  পাসওয়ার্ড বাংলাদেশ ভালোবাসা ভালবাসা ভালোবাসি ভালবাসি আল্লাহ বিসমিল্লাহ আমারসোনারবাংলা আমার তোমাকে তুমি ঢাকা কলকাতা বাবা সোনা`
    .split(/\s+/)
    .map((word) => word.normalize('NFKC')),
);
