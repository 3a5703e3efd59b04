/** Of the lists of stolen passwords the most frequent that are long enough, in lower case. */
export const commonPasswords: ReadonlySet<string> = new Set(
  `0123456789 0987654321 100200300 111222333 1122334455 11223344 112233445566 123123456 1234554321 123454321
  1234567890 12345678910 12345678900 123456789a 12345678a 1234qwer 123456abc 123456qwerty 123654789 123698745 123abc123
  123qwe123 123qweasd 123qweasdzxc 12qwaszx 1357924680 142536789 147258369 147852369 159357456 159753456 18atcskd2w
  19216811 1a2b3c4d 1g2w3e4r 1password 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz1qaz 1qaz2wsx 1qaz2wsx3edc 1qazxsw2
  22446688 2wsx3edc 3rjs1la7qe 741852963 7758521a 789456123 87654321a 963852741 987654321a a123456789 a12345678 a1b2c3d4
  a1s2d3f4 aa12345678 aa123456 aa123456789 abc12345 abc123456 abc123456789 abcd1234 abcd12345 abcdefg1 access14
  adgjmptw admin123 admin1234 admin12345 administrator alejandra alejandro alexande alexander alexandra amanda123
  america1 andromeda angel123 angelina anthony1 arsenal1 asd123456 asdasd123 asdf1234 asdfasdf asdfghjk asdfghjkl
  asdfghjkl1 asdfjkl1 ashley123 azertyui azertyuiop babygirl babygirl1 barcelona baseball baseball1 basketball
  batman123 beautiful benjamin birthday blackberry blahblah blink182 bluebird brandon1 brooklyn business butterfly
  caroline catherine champion changeme changeme1 charlie1 charlotte chelsea1 chocolate chocolate1 christian christin
  christina christine christopher cocacola computer computer1 contrasena corvette cristina daniel123 danielle
  database december default1 dolphins dragon123 dragonball dreamer1 elephant elizabeth estrella everton1 fernando
  february firebird fktrcfylh flowers1 football football1 forever1 francisco freedom1 freepass friends1 fuckyou1
  fuckyou123 g_czechout gabriela gabriel1 garfield gateway1 gfhjkmgfhjkm giovanni godzilla goodluck groceries grandma1
  gwerty123 hallo123 hardcore harrypotter hello123 helloworld hercules honda123 hunter12 icecream iloveme1 iloveyou
  iloveyou1 iloveyou12 iloveyou123 iloveyou2 internet isabella jackson1 jasmine1 jennifer jennifer1 jessica1 jessica123
  jesus123 jonathan jordan123 jordan23 juventus kimberly killer123 kristina lakers24 lasvegas leonardo letmein1
  letmein123 linkedin liverpool liverpool1 login123 lollipop lovelove loveme123 lovely123 loveyou1 manchester margarita
  marlboro marseille martin123 master123 matthew1 maverick mercedes metallica michael1 michael123 michelle michelle1
  midnight mistress monica123 monkey123 monster1 mustang1 mypassword myspace1 natalie1 naruto123 nicholas nicole123
  november nintendo number01 october1 pa55word pa55w0rd password password! password0 password00 password01 password1
  password1! password11 password12 password123 password123! password1234 password12345 password2 password3 passw0rd
  passw0rd1 passwort passwort1 patricia patrick1 personal playstation pokemon1 pokemon123 portugal princesa princess
  princess1 princess123 q1w2e3r4 q1w2e3r4t5 qazwsxed qazwsxedc qqww1122 qwaszx12 qwe123456 qwe123qwe qweasd123
  qweasdzxc qwer1234 qwert123 qwert12345 qwerty01 qwerty1! qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456
  qwertyui qwertyuiop qwertyuiop1 qwertz123 ranger12 realmadrid rebecca1 remember richard1 robert123 rockstar
  rockyou1 ronaldo7 samantha samantha1 samsung1 samsung123 santiago sayang123 scorpion scooby123 sebastian secret123
  security september shopping shadow123 snowball softball somebody sophie123 southside spiderman spiderman1 spongebob
  standard starwars starwars1 steelers stephanie strawberry summer123 sunflower sunshine sunshine1 superman superman1
  superstar supernova sweetheart swordfish temp1234 temporary teresa123 test1234 test12345 testtest thailand theking1
  thomas123 thunder1 tinkerbell tottenham tottenham1 treasure trustno1 undertaker unicorn1 username valentina
  valentine vanessa1 veronica victoria victoria1 vladimir volleyball warcraft warriors welcome! welcome1 welcome12
  welcome123 welcome2 westside whatever whatever1 william1 windows1 winner123 winston1 woaini1314 woaini520 world123
  yankees1 ytrewq123 zaq12wsx zaq1zaq1 zaq1xsw2 zxcvbnm1 zxcvbnm123 zxcvbnma zxcvbnm, zxcvbnmm`.split(/\s+/),
)
