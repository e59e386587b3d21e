/**
 * Verses drawn from every book at random, most of them little known, in the words of newer translations: "words | the verse
 * meant, or another".
 */
export const DRAWN = `
200 female goats and 20 male goats, 200 ewes and 20 rams | Genesis 32:14
he made the dishes bowls and pitchers for the table out of pure gold | Exodus 37:16
anyone who curses their god will be held responsible | Leviticus 24:15
the men counted by clans were 2750 | Numbers 4:36
if an animal has a defect or is lame or blind you must not sacrifice it to the lord | Deuteronomy 15:21
my fellow israelites who went up with me made the hearts of the people melt in fear but i followed the lord wholeheartedly | Joshua 14:8
you will find an unsuspecting people and a spacious land that god has put into your hands, a land that lacks nothing whatever | Judges 18:10
i cant redeem it because i might endanger my own estate, you redeem it yourself | Ruth 4:6
the lamp of god had not yet gone out and samuel was lying down in the temple | 1 Samuel 3:3
i crushed them completely and they could not rise, they fell beneath my feet | 2 Samuel 22:39
nothing in the ark except the two stone tablets that moses placed there | 1 Kings 8:9
if only my master would see the prophet in samaria, he would cure him of his leprosy | 2 Kings 5:3
mikloth was the father of shimeam and they lived near their relatives in jerusalem | 1 Chronicles 9:38
she gave the king 120 talents of gold and spices, there had never been such spices as those the queen of sheba gave | 2 Chronicles 9:9 or 1 Kings 10:10
on the first day of the seventh month they began to offer burnt offerings though the foundation had not yet been laid | Ezra 3:6
the descendants of besai, meunim and nephusim | Nehemiah 7:52 or Ezra 2:50
i am the only person queen esther invited to go with the king to the banquet and she has invited me again tomorrow | Esther 5:12
the godless in heart harbor resentment, even when he fetters them they do not cry for help | Job 36:13
the voice of the lord is over the waters, the god of glory thunders | Psalm 29:3
all a persons ways seem pure to them but motives are weighed by the lord | Proverbs 16:2 or Proverbs 21:2
in the place of judgment wickedness was there, in the place of justice wickedness was there | Ecclesiastes 3:16
before i realized it my desire set me among the royal chariots of my people | Song of Solomon 6:12
your fasting ends in quarreling and strife and in striking each other with wicked fists | Isaiah 58:4
this is your lot because you have forgotten me and trusted in false gods | Jeremiah 13:25
he has made my skin and my flesh grow old and has broken my bones | Lamentations 3:4
the day is near, the day of the lord is near, a day of clouds, a time of doom for the nations | Ezekiel 30:3 or Joel 1:15 or Zephaniah 1:7
i had a dream that made me afraid, as i was lying in bed the visions that passed through my mind terrified me | Daniel 4:5
samaria must bear their guilt because they have rebelled against their god, they will fall by the sword, their little ones will be dashed to the ground | Hosea 13:16
before them fire devours, behind them a flame blazes, like the garden of eden before them and behind them a desert waste | Joel 2:3
i will tear down the winter house along with the summer house, houses adorned with ivory will be destroyed | Amos 3:15
because of the violence against your brother jacob you will be covered with shame and destroyed forever | Obadiah 1:10
go to the great city of nineveh and preach against it because its wickedness has come up before me | Jonah 1:2
do not prophesy their prophets say, do not prophesy about these things, disgrace will not overtake us | Micah 2:6
whatever they plot against the lord he will bring to an end, trouble will not come a second time | Nahum 1:9
they are a feared and dreaded people, they are a law to themselves and promote their own honor | Habakkuk 1:7
i will bring such distress on people that they will grope about like those who are blind, their blood will be poured out like dust | Zephaniah 1:17
on the twenty fourth day of the sixth month in the second year of king darius | Haggai 1:15
i had a vision and there before me was a man mounted on a red horse standing among the myrtle trees in a ravine | Zechariah 1:8
you have spoken arrogantly against me says the lord, yet you ask what have we said against you | Malachi 3:13
the pharisees went out and laid plans to trap him in his words | Matthew 22:15
the second is this love your neighbor as yourself, there is no commandment greater than these | Mark 12:31
the son of man is lord of the sabbath | Luke 6:5 or Matthew 12:8 or Mark 2:28
jesus no longer moved about publicly among the people of judea, he withdrew to a region near the wilderness to a village called ephraim | John 11:54
you went into the house of uncircumcised men and ate with them | Acts 11:3
god will credit righteousness to us who believe in him who raised jesus our lord from the dead | Romans 4:24
if christ has not been raised your faith is futile, you are still in your sins | 1 Corinthians 15:17
how were you inferior to the other churches except that i was never a burden to you? forgive me this wrong | 2 Corinthians 12:13
the heir is subject to guardians and trustees until the time set by his father | Galatians 4:2
tychicus the dear brother and faithful servant in the lord will tell you everything so you know how i am and what i am doing | Ephesians 6:21
filled with the fruit of righteousness that comes through jesus christ to the glory and praise of god | Philippians 1:11
since you have been raised with christ set your hearts on things above where christ is seated at the right hand of god | Colossians 3:1
what is our hope our joy or the crown in which we will glory in the presence of our lord jesus when he comes? is it not you | 1 Thessalonians 2:19
all will be condemned who have not believed the truth but have delighted in wickedness | 2 Thessalonians 2:12
guard what has been entrusted to your care, turn away from godless chatter and what is falsely called knowledge | 1 Timothy 6:20
the lords servant must not be quarrelsome but must be kind to everyone, able to teach, not resentful | 2 Timothy 2:24
this is a trustworthy saying, stress these things so that those who have trusted in god may be careful to devote themselves to doing what is good | Titus 3:8
prepare a guest room for me because i hope to be restored to you in answer to your prayers | Philemon 1:22
every high priest is appointed to offer gifts and sacrifices so it was necessary for this one also to have something to offer | Hebrews 8:3
when you ask you do not receive because you ask with wrong motives, that you may spend what you get on your pleasures | James 4:3
once you were not a people but now you are the people of god, once you had not received mercy but now you have received mercy | 1 Peter 2:10
in keeping with his promise we are looking forward to a new heaven and a new earth where righteousness dwells | 2 Peter 3:13
this is love for god to keep his commands and his commands are not burdensome | 1 John 5:3
grace mercy and peace from god the father and from jesus christ the fathers son will be with us in truth and love | 2 John 1:3
it gave me great joy when some believers came and testified about your faithfulness to the truth | 3 John 1:3
michael the archangel when he was disputing with the devil about the body of moses did not condemn him for slander but said the lord rebuke you | Jude 1:9
three gates on the east three on the north three on the south three on the west | Revelation 21:13
if you listen carefully to him and do what i say i will be an enemy to your enemies and oppose those who oppose you | Exodus 23:22
take joshua son of nun, a man in whom is the spirit of leadership, and lay your hand on him | Numbers 27:18
it curved north to en shemesh, went to geliloth facing the pass of adummim and ran down to the stone of bohan son of reuben | Joshua 18:17
with her two daughters in law she left the place where she had been living and set out on the road back to judah | Ruth 1:7
abner sent messengers to david saying make an agreement with me and i will help you bring all israel over to you | 2 Samuel 3:12
elisha said call her, so he called her and she stood in the doorway | 2 Kings 4:15
you are not the one to build the temple but your son, your own flesh and blood, he will build the temple for my name | 2 Chronicles 6:9 or 1 Kings 8:19
the rest of the people gave 20000 drachmas of gold, 2000 minas of silver and 67 garments for priests | Nehemiah 7:72
at the scent of water it will bud and put forth shoots like a plant | Job 14:9
like tying a stone in a sling is giving honor to a fool | Proverbs 26:8
your cheeks are beautiful with earrings, your neck with strings of jewels | Song of Solomon 1:10
in those days the people of israel and judah together will go in tears to seek the lord their god | Jeremiah 50:4
she has rebelled against my laws and decrees more than the nations and countries around her | Ezekiel 5:6
what will you do on the day of your appointed festivals, on the feast days of the lord | Hosea 9:5
you strum away on your harps like david and improvise on musical instruments | Amos 6:5
they took jonah and threw him overboard and the raging sea grew calm | Jonah 1:15
plunder the silver, plunder the gold, the supply is endless, the wealth from all its treasures | Nahum 2:9
the lord will be awesome to them when he destroys all the gods of the earth, distant nations will bow down to him | Zephaniah 2:11
i am not a prophet, i am a farmer, the land has been my livelihood since my youth | Zechariah 13:5
peter said lord it is good for us to be here, i will put up three shelters one for you one for moses and one for elijah | Matthew 17:4 or Mark 9:5 or Luke 9:33
jesus knew what they were thinking and asked why are you thinking these things in your hearts | Luke 5:22 or Mark 2:8 or Matthew 9:4
the jews objected so i was compelled to make an appeal to caesar, i did not intend to bring any charge against my own people | Acts 28:19
love always protects always trusts always hopes always perseveres | 1 Corinthians 13:7
before certain men came from james he used to eat with the gentiles but when they arrived he drew back because he was afraid of the circumcision group | Galatians 2:12
blameless and pure children of god without fault in a warped and crooked generation, you shine among them like stars in the sky | Philippians 2:15
not in passionate lust like the pagans who do not know god | 1 Thessalonians 4:5
do not be hasty in the laying on of hands and do not share in the sins of others, keep yourself pure | 1 Timothy 5:22
these are the things you should teach, encourage and rebuke with all authority, do not let anyone look down on you | Titus 2:15
it is impossible for those who have once been enlightened, who have tasted the heavenly gift and shared in the holy spirit | Hebrews 6:4
live as free people but do not use your freedom as a cover up for evil, live as gods slaves | 1 Peter 2:16
if we know that he hears us whatever we ask we know that we have what we asked of him | 1 John 5:15
dear friend you are faithful in what you are doing for the brothers and sisters even though they are strangers to you | 3 John 1:5
the inhabitants of the earth will gloat over them and celebrate by sending each other gifts because these two prophets had tormented them | Revelation 11:10
`;
