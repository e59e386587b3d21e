/** Verses as people ask for them: by the gist, with a wrong book, misspelt names, two at once: "words | the verses meant, or others". */
export const AS_PEOPLE_ASK = `
in the beginning god made the heavens and the earth | Gen 1:1
this is the day the lord has made we will be glad and rejoice | Ps 118:24
i lift up mine eyes unto the hills whence cometh my help | Ps 121:1
a soft answer turns away wrath but harsh words stir up anger | Prov 15:1
iron sharpens iron so a man sharpens the face of his friend | Prov 27:17
two are better than one for they have a good reward of their labour | Eccl 4:9
though your sins be scarlet they shall be white as the snow | Isa 1:18
the heart is deceitful above all and desperately wicked | Jer 17:9
let justice roll down as waters and righteousness as a mighty stream | Amos 5:24
not by might or by power but by my spirit says the lord | Zech 4:6
be still and know that i am god i will be honored by every nation | Ps 46:10
for i know the plans i have for you plans to prosper you and not to harm you | Jer 29:11
he gives strength to the weary and increases the power of the weak | Isa 40:29
the lord is close to the brokenhearted and saves those who are crushed in spirit | Ps 34:18
even though i walk through the darkest valley i will fear no evil | Ps 23:4
your word is a lamp to guide my feet and a light for my path | Ps 119:105
i praise you because i am fearfully and wonderfully made | Ps 139:14
start children off on the way they should go and even when they are old they will not turn from it | Prov 22:6
gracious words are a honeycomb sweet to the soul and healing to the bones | Prov 16:24
she is clothed with strength and dignity she can laugh at the days to come | Prov 31:25
you are the light of the world a town built on a hill cannot be hidden | Matt 5:14
do not store up for yourselves treasures on earth where moths and vermin destroy | Matt 6:19
what good is it for someone to gain the whole world yet forfeit their soul | Mark 8:36 or Matt 16:26 or Luke 9:25
i have told you these things so that in me you may have peace in this world you will have trouble but take heart | John 16:33
do not conform to the pattern of this world but be transformed by the renewing of your mind | Rom 12:2
love is patient love is kind it does not envy it does not boast | 1 Cor 13:4
each of you should give what you have decided in your heart to give god loves a cheerful giver | 2 Cor 9:7
for we are gods masterpiece he has created us anew in christ jesus | Eph 2:10
whatever you do work at it with all your heart as working for the lord | Col 3:23
consider it pure joy my brothers whenever you face trials of many kinds | James 1:2
the one where he feeds people with a boys lunch | John 6:9 or John 6:8-13
the son who came home and the father ran to him | Luke 15:20-24
the widow who gave two small coins | Mark 12:42-44 or Luke 21:2-4
the short man who climbed a tree to see jesus | Luke 19:2-5
the prophet in the belly of the great fish | Jonah 1:17 or Jonah 2:1 or Matt 12:40
daniel in the lions den | Dan 6:16-23
valley of dry bones coming to life | Ezek 37:1-10
ravens bring food to elijah | 1 Kings 17:4-6
solomon asks for wisdom instead of riches | 1 Kings 3:5-13 or 2 Chr 1:7-12
the boy david kills the giant with a sling and a stone | 1 Sam 17:49-50
donkey speaks to the prophet | Num 22:28-30 or 2 Pet 2:16
abraham ready to sacrifice his son and a ram in the bushes | Gen 22:9-13
jacob wrestles with a man all night and limps | Gen 32:24-31
moses sees a bush on fire that does not burn up | Ex 3:2-4 or Acts 7:30
water from the rock when moses struck it | Ex 17:6 or Num 20:11
the priest walked past the beaten man but the samaritan helped | Luke 10:30-35
water turned into wine at a wedding | John 2:1-10 or John 4:46
friends let the paralysed man down through the roof | Mark 2:3-5 or Luke 5:18-20
paul and silas singing in prison at midnight | Acts 16:25-26
tongues of fire and people speaking other languages | Acts 2:2-6
the soldiers gamble for his clothes | John 19:23-24 or Matt 27:35 or Mark 15:24 or Luke 23:34 or Ps 22:18
no room for them in the inn so she laid him in a manger | Luke 2:7
fear thou not for with thee i am | Isa 41:10
a lamp unto my feet is thy word | Ps 119:105
wonderfully and fearfully i am made | Ps 139:14
to every purpose under heaven there is a time and to every thing a season | Eccl 3:1
from the east to the west so far has he removed our sins | Ps 103:12
for theirs is the kingdom of heaven blessed are the poor in spirit | Matt 5:3 or Luke 6:20
the last shall be first and the first shall be last | Matt 19:30 or Matt 20:16 or Mark 10:31 or Luke 13:30
render unto god the things that are gods and to caesar what is caesars | Matt 22:21 or Mark 12:17 or Luke 20:25
the word was with god and the word was god in the beginning | John 1:1
i am the life, the truth and the way | John 14:6
wives submit yourselves and husbands love your wives as christ loved the church | Eph 5:25 or Eph 5:22 or Col 3:18 or Col 3:19
yesterday today and for ever jesus christ is the same | Heb 13:8
i stand at the door behold and knock | Rev 3:20
death is the wages of sin | Rom 6:23
strangers entertain, for some have entertained angels unawares | Heb 13:2
a liar is he that says i love god and hates his brother | 1 John 4:20
all his benefits forget not, o my soul bless the lord | Ps 103:2
a crown to her husband is a virtuous woman | Prov 12:4
the lord is my sheperd i shal not want | Ps 23:1
delight thyslf also in the lord and he shall give the desires of thine hart | Ps 37:4
bles the lord o my soul and all that is wihtin me | Ps 103:1
the name of the lord is a strong towr the righteus runneth into it | Prov 18:10
he was wonded for our transgresions brused for our iniquities | Isa 53:5
it is of the lords mercys that we are not consumd | Lam 3:22
my grace is suficient for thee for my strenth is made perfect in weakness | 2 Cor 12:9
put on the whole armor of god that you may be able to stand agianst the wiles | Eph 6:11
pray without ceesing | 1 Thess 5:17
i have fougt a good fight i have finishd my course | 2 Tim 4:7
submit yourselfs to god resist the devill and he will flee | James 4:7
god shall wipe away al tears from ther eyes | Rev 21:4 or Rev 7:17
ask and it shall be givin you seek and ye shal find | Matt 7:7 or Luke 11:9
consider the lillies of the feild how they grow | Matt 6:28 or Luke 12:27
go ye therfore and teach all natoins baptising them | Matt 28:19
let not your hart be trubled ye beleive in god | John 14:1
the heavens declair the glory of god and the firmamant | Ps 19:1
fear of the lord is the begining of wisdem | Prov 9:10 or Ps 111:10 or Prov 1:7
jesus wept | John 11:35
salt of the earth | Matt 5:13
apple of his eye | Deut 32:10 or Zech 2:8 or Ps 17:8 or Lam 2:18
eye for an eye | Ex 21:24 or Lev 24:20 or Matt 5:38 or Deut 19:21
pearls before swine | Matt 7:6
wolf in sheeps clothing | Matt 7:15
my cup runneth over | Ps 23:5
a drop in the bucket | Isa 40:15
from dust to dust | Gen 3:19 or Eccl 3:20 or Job 34:15 or Ps 104:29 or Eccl 12:7
labor of love | 1 Thess 1:3 or Heb 6:10
lamb of god behold | John 1:29 or John 1:36
be ye doers | James 1:22
through a glass darkly | 1 Cor 13:12
where is thy sting | 1 Cor 15:55
a lion roaring seeking | 1 Pet 5:8
new heaven new earth | Rev 21:1 or Isa 65:17 or 2 Pet 3:13 or Isa 66:22
his mercy endures forever | Ps 136:1-26 or Ps 118:1-4 or Ps 118:29 or Ps 106:1 or Ps 107:1 or 1 Chr 16:34 or 1 Chr 16:41 or 2 Chr 5:13 or 2 Chr 7:3 or 2 Chr 7:6 or 2 Chr 20:21 or Ezra 3:11 or Jer 33:11 or Ps 100:5 or Ps 103:17 or Ps 138:8
no rest for the wicked | Isa 57:21 or Isa 48:22 or Isa 57:20
love is patient and kind and the greatest of these is love | 1 Cor 13:4 or 1 Cor 13:13
seek ye first the kingdom of god and take no thought for tomorrow | Matt 6:33 or Matt 6:34
be strong in the lord and put on the full armour of god | Eph 6:10 or Eph 6:11
when you pass through the waters i will be with you fear not for i have called you by name | Isa 43:2 or Isa 43:1
trust in the lord with all your heart in all your ways acknowledge him and he will direct your paths | Prov 3:5 or Prov 3:6
he maketh me to lie down in green pastures he restores my soul | Ps 23:2 or Ps 23:3
suffering produces perseverance and character and hope and hope does not put us to shame | Rom 5:3 or Rom 5:4 or Rom 5:5
a time to be born and a time to die a time to weep and a time to laugh | Eccl 3:2 or Eccl 3:4
our father which art in heaven give us this day our daily bread | Matt 6:9 or Matt 6:11 or Luke 11:2 or Luke 11:3
therefore encourage one another with these words and comfort yourselves and edify one another | 1 Thess 4:18 or 1 Thess 5:11
children obey your parents and fathers do not provoke your children | Eph 6:1 or Eph 6:4 or Col 3:20 or Col 3:21
great is your faithfulness his mercies are new every morning the lord is my portion | Lam 3:22 or Lam 3:23 or Lam 3:24
the spirit of the lord is upon me to heal the brokenhearted and give beauty for ashes | Isa 61:1 or Isa 61:3 or Luke 4:18
no weapon formed against you shall prosper in righteousness you will be established | Isa 54:17 or Isa 54:14
set your mind on things above and put on kindness and humility | Col 3:2 or Col 3:12
that verse in romans about all things work together for good | Rom 8:28
proverbs says cleanliness and god helps those, also give a man neither poverty nor riches | Prov 30:8
in proverbs where it says money answers all things | Eccl 10:19
isaiah they shall beat their swords | Isa 2:4 or Mic 4:3
james says faith without works is dead | James 2:26 or James 2:20 or James 2:17
john says god is love | 1 John 4:8 or 1 John 4:16
the psalm that says the lord is my strength and my song | Ps 118:14 or Ex 15:2 or Isa 12:2
the galatians verse i have been crucified with christ | Gal 2:20
in luke: judge not that you be not judged | Luke 6:37 or Matt 7:1
mark: man does not live by bread alone | Matt 4:4 or Luke 4:4 or Deut 8:3
the verse in job: naked i came from my mothers womb | Job 1:21 or Eccl 5:15
colossians let the peace of god rule in your hearts | Col 3:15
timothy study to show yourself approved | 2 Tim 2:15
philippians think on these things whatever is true whatever is noble | Phil 4:8
john 3 something unless one is born again | John 3:3 or John 3:7
micah bethlehem though you are little among the thousands of judah | Mic 5:2
where does it say that god is the same and never changes | Mal 3:6 or Heb 13:8 or James 1:17
what did jesus say about turning the other cheek | Matt 5:39 or Luke 6:29
who said here am i send me | Isa 6:8
which psalm says he heals the brokenhearted and binds up their wounds | Ps 147:3
what verse says your body is a temple of the holy spirit | 1 Cor 6:19
where does jesus say let the little children come to me | Matt 19:14 or Mark 10:14 or Luke 18:16
how many times must i forgive my brother seven times | Matt 18:21 or Matt 18:22 or Luke 17:4
where does it say god will not let you be tempted beyond what you can bear | 1 Cor 10:13
where does it say faith comes by hearing | Rom 10:17
who is it that asked what is truth | John 18:38
what was it about being quick to listen and slow to speak | James 1:19
which verse has wait for the lord be strong and take heart | Ps 27:14
can you find the verse about where there is no vision the people perish | Prov 29:18
can a leopard change his spots | Jer 13:23
what does the bible say about a person reaping what he sows | Gal 6:7
which verse says honor your father and mother so your days may be long | Ex 20:12 or Deut 5:16 or Eph 6:2 or Matt 15:4
where does it say there is nothing new under the sun | Eccl 1:9
which verse says nothing can separate us from the love of god | Rom 8:39 or Rom 8:38 or Rom 8:35
the labourer is worthy of his hire | Luke 10:7 or 1 Tim 5:18
unto you is born this day a savior which is christ the lord | Luke 2:11
love thy neighbor as thyself | Lev 19:18 or Matt 22:39 or Matt 19:19 or Mark 12:31 or Rom 13:9 or Gal 5:14 or James 2:8 or Luke 10:27
love worketh no ill to his neighbor | Rom 13:10
well done good and faithful servant enter the joy of your master | Matt 25:21 or Matt 25:23
the color of the wine, it sparkles red in the cup | Prov 23:31
the savor of the salt is lost | Matt 5:13 or Luke 14:34 or Mark 9:50
fulfil the law of christ by bearing burdens | Gal 6:2
the counsellor whom the father will send | John 14:26 or John 15:26
shew me thy ways o lord | Ps 25:4
rumors of wars see that you are not troubled | Matt 24:6 or Mark 13:7
jewels adorned as a bride honour to the lamb | Rev 21:2 or Isa 61:10 or Rev 19:7
methusela lived nine hundred sixty nine years | Gen 5:27
shadrack meshack and abendego in the fire | Dan 3:12-30
barthimeus the blind beggar | Mark 10:46
mary magdelene at the tomb thought he was the gardener | John 20:15 or John 20:14 or John 20:11
elisah and the mantle of eliah | 2 Kings 2:13 or 2 Kings 2:8 or 2 Kings 2:14
baalam and his ass | Num 22:21-33
sampson and delila cut his hair | Judg 16:17-19
bathsheeba bathing on the roof | 2 Sam 11:2 or 2 Sam 11:3
ester for such a time as this | Esth 4:14
ezeckiel wheel in the middle of a wheel | Ezek 1:16 or Ezek 10:10
the ethopian eunuch reading isaiah in the chariot | Acts 8:27-30
demetrious the silversmith | Acts 19:24
onesimas whom i have begotten in my bonds | Phlm 10
enock walked with god and was not | Gen 5:24
the tower of bable language confused | Gen 11:9 or Gen 11:7
jezabel eaten by dogs | 1 Kings 21:23 or 2 Kings 9:10 or 2 Kings 9:36
abslom caught in the oak by his hair | 2 Sam 18:9
tabitha or dorcus raised from the dead | Acts 9:36 or Acts 9:40
the eye cannot say to the hand i don't need you | 1 Cor 12:21
god is able to bless you abundantly so that in all things you will have all you need | 2 Cor 9:8
thanks be unto god for his unspekable gift | 2 Cor 9:15
who will roll away the stone for us the women asked | Mark 16:3
oil of joy for mourning | Isa 61:3
all things come of thee and of thine own have we given to thee | 1 Chr 29:14
in romans: upon this rock i will build my church | Matt 16:18
who says flesh and blood did not reveal this to you | Matt 16:17
i love those who love me and those who seek me find me | Prov 8:17
rubies wisdom is better than | Prov 8:11 or Job 28:18 or Prov 3:15
the fool has said in his heart there's no god | Ps 14:1 or Ps 53:1
i have learned the secret of being content in any and every situation | Phil 4:12 or Phil 4:11
neither jew nor greek | Gal 3:28 or Rom 10:12 or Col 3:11
they worked with a sword in one hand and a trowel in the other building the wall | Neh 4:17 or Neh 4:18
simon of sirene carries the cross | Mark 15:21 or Matt 27:32 or Luke 23:26
where does jesus cry out why have you forsaken me | Mark 15:34 or Matt 27:46 or Ps 22:1
do not treat prophecies with contempt but test them all hold on to what is good | 1 Thess 5:20 or 1 Thess 5:21
though the earth be removd and the mountins be caried into the sea | Ps 46:2
somewhere in isaiah my house shall be called a house of prayer | Mark 11:17 or Isa 56:7 or Matt 21:13
tie up a young donkey nobody has ever ridden and bring it here | Mark 11:2 or Luke 19:30 or Matt 21:2
love the lord with all your heart and soul and mind and your neighbor as yourself | Matt 22:37 or Matt 22:39 or Mark 12:30 or Mark 12:31 or Luke 10:27
whose wife will she be in heaven she had seven husbands | Matt 22:28 or Mark 12:23 or Luke 20:33
the people walking in darkness have seen a great light | Isa 9:2 or Matt 4:16
wonderful counselor prince of peace | Isa 9:6
moses came down from the mountain and his face was glowing | Ex 34:29 or Ex 34:30 or Ex 34:35
the lord god merciful and gracious slow to anger and abundant in goodness | Ex 34:6 or Ps 103:8 or Ps 145:8 or Neh 9:17
arron made a golden calve from earings | Ex 32:2-4
daniel and his friends only want vegetables and water | Dan 1:12
ten men with skin disease healed but only one came back to say thanks | Luke 17:12-19
where does it say the kingdom of god is within you | Luke 17:21
let the morning bring me word of your unfailing love | Ps 143:8
the grass withers and the flowers fall but the word of our god endures forever | Isa 40:8 or 1 Pet 1:24 or 1 Pet 1:25
comfort ye my people | Isa 40:1
rooted and built up in him and stablished in faith as you were taught | Col 2:7
potifar's wife grabbed joseph by his garment | Gen 39:12
anxiety weighs down the heart but a kind word cheers it up | Prov 12:25
righteousness and peace have kissed, mercy and truth are met | Ps 85:10
proverbs says the poor will always be with you in the land | Deut 15:11 or Matt 26:11 or Mark 14:7 or John 12:8
the girl offers water to the servant and his camels too | Gen 24:14 or Gen 24:18-20 or Gen 24:46
balam blessed israel instead of cursing, balak was angry | Num 23:11 or Num 24:10 or Num 23:25
god is not a man that he should lie nor son of man that he should repent | Num 23:19
how awesome is this place this is none other than the house of god | Gen 28:17
i am alpha and omga the first and the last | Rev 1:11 or Rev 22:13 or Rev 1:8
pharaoh makes them make bricks without straw | Ex 5:7 or Ex 5:10-18
she lost her land during the famine and the king gave it back because elisha raised her son | 2 Kings 8:3-6
is there a verse about jesus living forever to pray for us intercede | Heb 7:25 or Rom 8:34
many who are first rich man easier for a camel | Mark 10:25 or Mark 10:31 or Matt 19:24 or Luke 18:25
be strong and courageous meditate on this book of the law day and night | Joshua 1:8 or Joshua 1:9 or Joshua 1:7 or Josh 1:6
from the rising of the sun to the place where it sets the name of the lord is to be praised | Ps 113:3
it is more than that, he raiseth the pore out of the dust and the needy from the dunghil | Ps 113:7 or 1 Sam 2:8
the lord is not slow in keeping his promise | 2 Pet 3:9
a dog returns to vomit | Prov 26:11 or 2 Pet 2:22
joseph hugged benjamin and cried on his neck | Gen 45:14
perseverance must finish its work so that you may be mature and complete | James 1:4
what verse says every good gift comes from above | James 1:17
mirriam got leprosy for speaking against moses | Num 12:10 or Num 12:1
answer a fool according to his folly | Prov 26:5 or Prov 26:4
saul has killed his thousands and david ten thousands the women sang | 1 Sam 18:7 or 1 Sam 21:11 or 1 Sam 29:5
to live is christ, i am torn between the two i desire to depart | Phil 1:23 or Phil 1:21
worthy is the lamb | Rev 5:12
`;
