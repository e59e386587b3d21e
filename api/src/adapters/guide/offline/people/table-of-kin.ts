/** Kin of people of the Bible: "name: what they are = who, reference; …". Names as in table-of-people.ts. */
export const KIN = `
Abraham: wife = Sarah, Genesis 17:15-16; father = Terah, Genesis 11:27; brother = Nahor, and Haran, who died early, Genesis 11:27-28; son = Isaac by Sarah, and Ishmael by Hagar, Genesis 21:9-13; nephew = Lot, Genesis 12:5
Sarah: husband = Abraham, Genesis 17:15-16; son = Isaac, Genesis 21:2-3; father = Terah, as Abraham says of her, Genesis 20:12; brother = Abraham himself calls her his half sister, Genesis 20:12
Hagar: son = Ishmael, Genesis 21:14-20; husband = Abraham, whose maid and second wife she was, Genesis 16:3-4
Isaac: father = Abraham, Genesis 21:3; mother = Sarah, Genesis 21:2-3; brother = Ishmael, his half brother, Genesis 25:9; wife = Rebekah, Genesis 24:67; son = Esau and Jacob, the twins, Genesis 25:24-26
Rebekah: husband = Isaac, Genesis 24:67; son = Esau and Jacob, Genesis 25:24-26; brother = Laban, Genesis 24:29; father = Bethuel, Genesis 24:15
Jacob: brother = Esau, his elder twin, Genesis 25:24-27; father = Isaac, Genesis 25:26; mother = Rebekah, Genesis 25:28; wife = Leah and Rachel, Genesis 29:25-28; son = twelve sons, among them Judah, Joseph and Benjamin, Genesis 35:22-26; daughter = Dinah, Genesis 30:21; uncle = Laban, Genesis 29:10; grandfather = Abraham, Genesis 28:13
Esau: brother = Jacob, his younger twin, Genesis 25:25-27; father = Isaac, Genesis 25:28; mother = Rebekah, Genesis 25:28; wife = Judith and Bashemath, Hittites, Genesis 26:34-35; son = five sons, among them Eliphaz, Genesis 36:4-5
Rachel: sister = Leah, Genesis 29:16; husband = Jacob, Genesis 29:28; son = Joseph and Benjamin, Genesis 35:24; father = Laban, Genesis 29:16
Leah: sister = Rachel, Genesis 29:16; husband = Jacob, Genesis 29:23-25; son = six sons, among them Reuben, Levi and Judah, Genesis 35:23; daughter = Dinah, Genesis 30:21; father = Laban, Genesis 29:16
Adam: wife = Eve, Genesis 3:20; son = Cain, Abel and Seth, Genesis 4:1-2
Eve: husband = Adam, Genesis 2:22-23; son = Cain, Abel and Seth, Genesis 4:25
Cain: brother = Abel, whom he slew, and Seth, Genesis 4:8; father = Adam, Genesis 4:1; mother = Eve, Genesis 4:1; son = Enoch, Genesis 4:17; wife = a wife whom the text does not name, Genesis 4:17
Abel: brother = Cain, Genesis 4:8; father = Adam, Genesis 4:1-2; mother = Eve, Genesis 4:1-2
Noah: son = Shem, Ham and Japheth, Genesis 6:10; father = Lamech, Genesis 5:28-29; wife = a wife whom the text does not name, Genesis 7:7; grandfather = Methuselah, Genesis 5:25-29
Lot: uncle = Abraham, Genesis 12:5; wife = a wife without a name who looked back and became a pillar of salt, Genesis 19:26; daughter = two daughters, without names in the text, Genesis 19:15-16; father = Haran, Genesis 11:31
Moses: brother = Aaron, Exodus 4:14-16; sister = Miriam, Exodus 15:20-21; father = Amram, Exodus 6:20; mother = Jochebed, Exodus 6:20; wife = Zipporah, Exodus 2:21; son = Gershom and Eliezer, Exodus 18:3-4
Aaron: brother = Moses, Exodus 4:14-16; sister = Miriam, Exodus 15:20; son = Nadab, Abihu, Eleazar and Ithamar, Exodus 6:23; wife = Elisheba, Exodus 6:23; father = Amram, Exodus 6:20; mother = Jochebed, Exodus 6:20
Miriam: brother = Moses and Aaron, Numbers 26:59; mother = Jochebed, Numbers 26:59; father = Amram, Numbers 26:59
Joshua: father = Nun, Joshua 1:1
Samson: father = Manoah, Judges 13:2-3; mother = the wife of Manoah, without a name in the text, Judges 13:2-5; wife = a woman of Timnath; later he loved Delilah, Judges 14:1-2
Gideon: father = Joash, Judges 6:11; son = seventy sons, and Abimelech, Judges 8:30-31
Ruth: mother-in-law = Naomi, Ruth 1:16-18; husband = Mahlon, who died, and then Boaz, Ruth 4:10; son = Obed, the grandfather of David, Ruth 4:17; sister = Orpah, her sister in law, Ruth 1:14-15
Naomi: husband = Elimelech, Ruth 1:2-3; son = Mahlon and Chilion, Ruth 1:5; daughter = Ruth, her daughter in law, Ruth 1:16
Boaz: wife = Ruth, Ruth 4:13; son = Obed, Ruth 4:17; mother = Rahab, by the list in Matthew, Matthew 1:5
Hannah: husband = Elkanah, 1 Samuel 1:8; son = Samuel, 1 Samuel 1:20
Samuel: mother = Hannah, 1 Samuel 1:20; father = Elkanah, 1 Samuel 1:19-20; son = Joel and Abiah, who took bribes, 1 Samuel 8:1-3
Saul: son = Jonathan, 1 Samuel 14:49; daughter = Merab and Michal, 1 Samuel 14:49; father = Kish, 1 Samuel 9:1-2; wife = Ahinoam, 1 Samuel 14:50
Jonathan: father = Saul, 1 Samuel 14:49; son = Mephibosheth, 2 Samuel 4:4; friend = David, 1 Samuel 18:1-3; sister = Merab and Michal, 1 Samuel 14:49
David: father = Jesse, 1 Samuel 17:12; brother = seven elder brothers, Eliab the first, 1 Samuel 17:13-14; wife = several, among them Michal, Abigail and Bathsheba, 2 Samuel 12:24; son = Amnon, Absalom, Adonijah, Solomon and others, 2 Samuel 3:2-5; friend = Jonathan, 1 Samuel 18:1-3; daughter = Tamar, 2 Samuel 13:1; grandfather = Obed, the son of Ruth and Boaz, Ruth 4:17
Bathsheba: husband = Uriah, who was killed by David's order, and then David, 2 Samuel 11:26-27; son = Solomon, 2 Samuel 12:24
Absalom: father = David, 2 Samuel 3:3; sister = Tamar, 2 Samuel 13:1; brother = Amnon and Solomon, his half brothers, 2 Samuel 3:2-3
Solomon: father = David, 1 Kings 2:12; mother = Bathsheba, 2 Samuel 12:24; son = Rehoboam, 1 Kings 11:43; brother = Absalom and Adonijah, his half brothers, 1 Kings 1:5-6; wife = seven hundred wives, 1 Kings 11:3
Jezebel: husband = Ahab, 1 Kings 16:31; daughter = Athaliah is counted as the daughter of Ahab, 2 Kings 8:18
Esther: cousin = Mordecai, who brought her up, Esther 2:7; uncle = Mordecai was her cousin, not her uncle: her father was his uncle, Esther 2:7; husband = Ahasuerus, the king, Esther 2:17; father = Abihail, Esther 2:15
Mordecai: cousin = Esther, Esther 2:7; daughter = Esther, his cousin, whom he took for his own daughter, Esther 2:7
Job: wife = a wife without a name in the text, Job 2:9-10; daughter = Jemima, Kezia and Keren-happuch, Job 42:13-15; son = seven sons, Job 1:2; friend = Eliphaz, Bildad and Zophar, Job 2:11-13
Isaiah: wife = a prophetess, without a name in the text, Isaiah 8:3; son = Shear-jashub and Maher-shalal-hash-baz, Isaiah 7:3; father = Amoz, Isaiah 1:1
Hosea: wife = Gomer, Hosea 1:3; son = Jezreel and Lo-ammi, Hosea 1:4; daughter = Lo-ruhamah, Hosea 1:6
Mary: husband = Joseph, Matthew 1:18-20; son = Jesus, Luke 2:7; cousin = Elisabeth, Luke 1:36; sister = a sister stands with her at the cross, John 19:25
Martha: sister = Mary, Luke 10:38-39; brother = Lazarus, John 11:1-5
Lazarus: sister = Mary and Martha, John 11:1-3
Joseph: father = Jacob, Genesis 37:3; mother = Rachel, Genesis 30:22-24; brother = eleven brothers, of whom Benjamin had the same mother, Genesis 43:29; son = Manasseh and Ephraim, Genesis 41:51-52; wife = Asenath, Genesis 41:45
John the Baptist: father = Zacharias, Luke 1:13; mother = Elisabeth, Luke 1:57-60; cousin = his mother was a cousin of Mary, Luke 1:36
Elisabeth: husband = Zacharias, Luke 1:5; son = John the Baptist, Luke 1:57-60; cousin = Mary, Luke 1:36
Zacharias: wife = Elisabeth, Luke 1:5; son = John the Baptist, Luke 1:13
Peter: brother = Andrew, Matthew 4:18; father = Jona, John 1:42; wife = a wife whose mother Jesus healed, Matthew 8:14-15
Andrew: brother = Peter, Matthew 4:18
James: brother = John, Matthew 4:21; father = Zebedee, Matthew 4:21; mother = the mother of Zebedee's children, Matthew 20:20-21
John: brother = James, Matthew 4:21; father = Zebedee, Matthew 4:21; mother = the mother of Zebedee's children, Matthew 20:20-21
Timothy: mother = Eunice, 2 Timothy 1:5; grandmother = Lois, 2 Timothy 1:5; father = a Greek, without a name in the text, Acts 16:1
Paul: sister = a sister whose son warned him, Acts 23:16; wife = none, by his own words, 1 Corinthians 7:7-8; father = a Pharisee, without a name in the text, Acts 23:6
Priscilla: husband = Aquila, Acts 18:2-3
Barnabas: sister = Mark was his sister's son, Colossians 4:10; nephew = Mark, Colossians 4:10; cousin = Mark is called his sister's son, Colossians 4:10
Herod: brother = Philip, the brother of Herod the tetrarch, Mark 6:17-18; wife = Herodias, of Herod the tetrarch, Mark 6:17-18
Jesus: mother = Mary, Luke 2:7; father = God; Joseph stood as His father among men, Luke 3:22-23; brother = James, Joses, Simon and Judas, Matthew 13:55; sister = sisters, without names in the text, Matthew 13:56
`;
