/** People of the Bible: "name, other names = who they are, as the text tells = references". */
export const PEOPLE = `
Abraham, Abram = called by God to leave his land; the father of Isaac, from whom Israel comes = Genesis 12:1-4; Genesis 15:5-6; Hebrews 11:8-10
Sarah, Sarai = the wife of Abraham, who bore Isaac when she was old = Genesis 18:10-14; Genesis 21:1-7; Hebrews 11:11
Hagar = the Egyptian maid of Sarah, who called the LORD the God who sees her = Genesis 16:7-13; Genesis 21:14-19
Isaac = the son whom God promised to Abraham and Sarah = Genesis 21:1-7; Genesis 22:7-14; Genesis 24:63-67
Rebekah, Rebecca = the wife of Isaac, mother of Esau and Jacob = Genesis 24:15-20; Genesis 24:57-60; Genesis 25:21-23
Jacob = the younger son of Isaac, whom God named Israel; the father of the twelve tribes = Genesis 28:10-17; Genesis 32:24-30; Genesis 33:4
Esau = the elder brother of Jacob, who sold his birthright and later forgave him = Genesis 25:29-34; Genesis 33:4
Rachel = the wife whom Jacob loved, mother of Joseph and Benjamin = Genesis 29:16-20; Genesis 30:22-24; Genesis 35:16-19
Leah = the first wife of Jacob, mother of Judah and Levi = Genesis 29:16-17; Genesis 29:31-35
Adam = the first man, formed of the dust of the ground = Genesis 2:7-8; Genesis 2:18-23; Romans 5:12-15
Eve = the first woman, the mother of all living = Genesis 2:21-25; Genesis 3:1-6; Genesis 3:20
Cain = the first son of Adam and Eve, who slew his brother Abel = Genesis 4:1-9; 1 John 3:12
Abel = the son of Adam and Eve whose offering God respected = Genesis 4:2-8; Hebrews 11:4
Enoch = who walked with God, and God took him = Genesis 5:21-24; Hebrews 11:5
Noah = who built the ark and was saved from the flood with his family = Genesis 6:8-14; Genesis 7:1; Genesis 9:12-15
Lot = the nephew of Abraham, who was brought out of Sodom = Genesis 13:8-12; Genesis 19:15-17
Moses = who led Israel out of Egypt and received the commandments = Exodus 3:1-6; Exodus 14:13-14; Exodus 20:1-3; Deuteronomy 34:10
Aaron = the brother of Moses, the first priest of Israel = Exodus 4:14-16; Exodus 28:1; Numbers 6:23-26
Miriam = the sister of Moses, a prophetess = Exodus 15:20-21; Numbers 12:1-2; Micah 6:4
Joshua = the servant of Moses, who led Israel into the land = Joshua 1:5-9; Joshua 6:2-5; Joshua 24:14-15
Caleb = one of the twelve spies, who trusted that God would give the land = Numbers 13:30; Numbers 14:24; Joshua 14:10-12
Rahab = the woman of Jericho who hid the spies = Joshua 2:8-14; Joshua 6:25; Hebrews 11:31
Ishmael = the son of Abraham and Hagar, of whom God made a nation = Genesis 16:11-12; Genesis 21:14-20; Genesis 25:9-17
Zipporah = the wife of Moses, a daughter of the priest of Midian = Exodus 2:16-22; Exodus 4:24-26
Jochebed = the mother of Moses, Aaron and Miriam = Exodus 2:1-3; Exodus 6:20
Laban = the brother of Rebekah, for whose daughters Jacob served fourteen years = Genesis 29:15-28; Genesis 31:36-44
Delilah = the woman who betrayed Samson for silver = Judges 16:4-6; Judges 16:15-20
Jael = who slew Sisera, the captain of the host of Jabin, with a nail of the tent = Judges 4:17-22; Judges 5:24-27
Barak = the captain who went to battle with Deborah = Judges 4:6-10; Judges 4:14-16
Deborah = a prophetess who judged Israel = Judges 4:4-9; Judges 5:1-3
Gideon = who saved Israel from Midian with three hundred men = Judges 6:11-16; Judges 7:2-7
Samson = a judge of great strength, betrayed by Delilah = Judges 13:24-25; Judges 16:15-20; Judges 16:28-30
Ruth = the Moabitess who stayed with Naomi; the great-grandmother of David = Ruth 1:16-17; Ruth 2:10-12; Ruth 4:13-17
Naomi = the mother-in-law of Ruth = Ruth 1:19-21; Ruth 4:14-16
Boaz = the kinsman who married Ruth = Ruth 2:8-12; Ruth 4:9-10
Hannah = who prayed for a child and became the mother of Samuel = 1 Samuel 1:10-18; 1 Samuel 2:1-2
Samuel = the prophet who anointed Saul and David = 1 Samuel 3:8-10; 1 Samuel 16:11-13
Saul = the first king of Israel = 1 Samuel 10:1; 1 Samuel 15:22-23; 1 Samuel 18:7-9
Jonathan = the son of Saul and the friend of David = 1 Samuel 18:1-4; 1 Samuel 20:41-42; 2 Samuel 1:26
David = the shepherd who became king of Israel; many psalms are his = 1 Samuel 16:11-13; 1 Samuel 17:45-47; Psalm 51:1-4; Acts 13:22
Goliath = the champion of the Philistines whom David slew = 1 Samuel 17:4-7; 1 Samuel 17:45-50
Bathsheba, Bath-sheba = the wife of Uriah, then of David; the mother of Solomon = 2 Samuel 11:2-4; 2 Samuel 12:24; 1 Kings 1:28-30
Absalom = the son of David who rose against him = 2 Samuel 15:4-6; 2 Samuel 18:32-33
Solomon = the son of David, king of Israel, known for his wisdom = 1 Kings 3:9-12; 1 Kings 8:22-23; 1 Kings 10:6-7
Elijah, Elias = the prophet who stood against Ahab, and was taken up = 1 Kings 18:36-39; 1 Kings 19:11-13; 2 Kings 2:11
Elisha = the prophet who came after Elijah = 2 Kings 2:9-12; 2 Kings 4:32-35; 2 Kings 6:15-17
Jezebel = the wife of king Ahab, who persecuted the prophets = 1 Kings 19:1-2; 1 Kings 21:5-10
Naaman = the captain of Syria who was healed of leprosy = 2 Kings 5:9-14
Hezekiah = a king of Judah who trusted in the LORD = 2 Kings 18:5-6; 2 Kings 20:1-6
Josiah = a king of Judah in whose days the book of the law was found = 2 Kings 22:1-2; 2 Kings 22:10-13
Nehemiah = the cupbearer who built the wall of Jerusalem again = Nehemiah 1:3-4; Nehemiah 2:17-18; Nehemiah 8:10
Ezra = the scribe who taught the law after the return from Babylon = Ezra 7:10; Nehemiah 8:5-8
Esther = the queen who risked her life for her people = Esther 4:13-16; Esther 8:3-4
Mordecai = the cousin of Esther, who brought her up = Esther 2:7; Esther 4:13-14
Job = a man of Uz who lost everything and spoke with God about it = Job 1:1; Job 1:20-22; Job 42:1-6
Isaiah, Esaias = a prophet in Jerusalem = Isaiah 6:1-8; Isaiah 40:1-5
Jeremiah = a prophet who saw the fall of Jerusalem and wept for it = Jeremiah 1:4-8; Lamentations 3:21-24
Ezekiel = a prophet among the captives in Babylon = Ezekiel 1:1-3; Ezekiel 37:1-6
Daniel = a captive in Babylon who stayed true to his God = Daniel 1:8; Daniel 2:20-22; Daniel 6:10-23
Nebuchadnezzar = the king of Babylon who destroyed Jerusalem = 2 Kings 24:10-12; Daniel 4:34-37
Hosea = a prophet whose marriage was a sign of God's love for Israel = Hosea 1:2-3; Hosea 3:1; Hosea 11:1-4
Amos = a herdman who became a prophet = Amos 7:14-15; Amos 5:24
Jonah, Jonas = the prophet who fled from God and was swallowed by a great fish = Jonah 1:1-4; Jonah 1:17; Jonah 3:1-5; Jonah 4:9-11
Micah = a prophet of Judah = Micah 6:8; Micah 5:2
Mary, Mary the mother of Jesus, virgin Mary, mother of Jesus = the mother of Jesus. The Gospels know other women of this name, among them Mary Magdalene and Mary of Bethany = Luke 1:26-38; Luke 2:19; John 19:25-27
Mary Magdalene, Magdalene = who followed Jesus and was the first to see Him risen = Luke 8:2; John 20:11-18
Martha = the sister of Mary and Lazarus, who received Jesus into her house = Luke 10:38-42; John 11:21-27
Lazarus = the brother of Mary and Martha, whom Jesus raised from the dead = John 11:1-5; John 11:38-44
Joseph = the son of Jacob who was sold into Egypt; the husband of Mary has the same name = Genesis 37:3-8; Genesis 50:19-21; Matthew 1:18-25
John the Baptist, the Baptist = who baptised in the wilderness and prepared the way for Jesus = Matthew 3:1-6; John 1:29-34; John 3:30
Elisabeth, Elizabeth = the mother of John the Baptist = Luke 1:5-7; Luke 1:39-45
Zacharias, Zechariah = the father of John the Baptist; a prophet has the same name = Luke 1:11-14; Luke 1:67-69
Simeon = who waited in the temple for the Christ = Luke 2:25-32
Anna = a prophetess in the temple = Luke 2:36-38
Matthias = who was chosen by lot in the place of Judas; he is not named again after that = Acts 1:21-26
Ananias = of Damascus, who laid his hands on Saul; another Ananias lied about the price of a field = Acts 9:10-18; Acts 5:1-5
Jethro = the priest of Midian, father in law of Moses = Exodus 18:7-12; Exodus 18:17-24
Eli = the old priest with whom Samuel grew up = 1 Samuel 1:12-17; 1 Samuel 3:12-18
Mephibosheth = the lame son of Jonathan, whom David let eat at his table = 2 Samuel 9:3-8; 2 Samuel 4:4
Ahab = a king of Israel, the husband of Jezebel = 1 Kings 16:30-33; 1 Kings 21:17-20
Haman = who wanted to destroy the Jews in the days of Esther = Esther 3:5-6; Esther 7:9-10
Shadrach, Meshach, Abednego = the three in the fiery furnace = Daniel 3:16-18; Daniel 3:24-28
Uriah = the husband of Bathsheba, killed by David's order = 2 Samuel 11:14-17
Michal = the daughter of Saul, the first wife of David = 1 Samuel 18:20-28; 2 Samuel 6:16-23
Abigail = the wise wife of Nabal, who kept David from bloodshed = 1 Samuel 25:23-33
Benjamin = the youngest son of Jacob = Genesis 35:16-18; Genesis 43:29-34
Judah = a son of Jacob; from him come David and the kings = Genesis 44:18-34; Genesis 49:8-10
Herod = the name of several kings; the first wanted to kill the child Jesus = Matthew 2:1-8; Matthew 2:16; Acts 12:1-3
Pilate, Pontius Pilate = the governor who gave Jesus over to be crucified = Matthew 27:22-26; John 18:33-38
Peter, Simon Peter, Cephas = a fisherman, the first of the twelve apostles, who denied Jesus and was restored = Matthew 4:18-20; Matthew 16:15-18; Luke 22:54-62; John 21:15-17
Andrew = the brother of Peter, one of the twelve = John 1:40-42; Matthew 4:18-20
James = the son of Zebedee, one of the twelve; the brother of Jesus has the same name = Matthew 4:21-22; Acts 12:1-2; Galatians 1:19
John = the son of Zebedee, one of the twelve; by tradition he wrote the Gospel of this name = Matthew 4:21-22; John 13:23; John 19:26-27
Matthew, Levi = a tax collector who became one of the twelve = Matthew 9:9-13; Luke 5:27-29
Thomas = one of the twelve, who would not believe until he saw = John 11:16; John 20:24-29
Philip = one of the twelve; an evangelist has the same name = John 1:43-46; John 14:8-9; Acts 8:29-35
Nathanael = of whom Jesus said that there is no guile in him = John 1:45-49
Judas, Judas Iscariot = one of the twelve, who betrayed Jesus = Matthew 26:14-16; Matthew 26:47-50; Matthew 27:3-5
Nicodemus = a Pharisee who came to Jesus by night = John 3:1-8; John 7:50-51; John 19:39
Zacchaeus = a rich tax collector who climbed a tree to see Jesus = Luke 19:1-10
Bartimaeus = a blind man whom Jesus healed = Mark 10:46-52
Barabbas = the prisoner who was released instead of Jesus = Matthew 27:16-21; Luke 23:18-25
Stephen = the first who was killed for his faith in Jesus = Acts 6:5-8; Acts 7:55-60
Paul, Saul of Tarsus = a persecutor of the church who became an apostle; thirteen letters bear his name = Acts 9:1-6; Galatians 1:13-16; Philippians 3:7-9; 2 Timothy 4:7
Barnabas = the companion of Paul on his first journey = Acts 4:36-37; Acts 11:22-24; Acts 13:2-3; Acts 15:36-40
Silas = the companion of Paul in the prison of Philippi = Acts 15:40; Acts 16:23-26
Timothy, Timotheus = a young helper of Paul, to whom two letters are written = Acts 16:1-3; 1 Timothy 4:12; 2 Timothy 1:5-7
Titus = a helper of Paul, to whom a letter is written = 2 Corinthians 8:23; Titus 1:4-5
Luke = a physician and companion of Paul; by tradition he wrote a Gospel and the Acts = Colossians 4:14; Luke 1:1-4
Mark, John Mark = by tradition the writer of the second Gospel = Acts 12:12; Acts 15:37-39; 2 Timothy 4:11
Lydia = a seller of purple who believed and received Paul = Acts 16:13-15
Priscilla, Aquila = a couple of tentmakers who worked with Paul = Acts 18:1-3; Acts 18:24-26; Romans 16:3-4
Cornelius = a Roman centurion who was baptised by Peter = Acts 10:1-4; Acts 10:34-48
Philemon = to whom Paul wrote about his slave Onesimus = Philemon 1:8-16
Melchizedek, Melchisedec = a king and priest who blessed Abraham = Genesis 14:18-20; Hebrews 7:1-3
Pharisees, Pharisee = a party in the time of Jesus that kept the law strictly = Matthew 23:23-28; Luke 18:9-14
Sadducees, Sadducee = a party of priests that denied the resurrection = Matthew 22:23-32; Acts 23:8
Samaritans, Samaritan = the people of Samaria, with whom the Jews had no dealings = John 4:7-9; Luke 10:30-37
`;
