/** Places of the Bible: "name, other names = where it was = reference". */
export const PLACES = `
Jerusalem, Zion, Sion = the city of David and of the temple, in the hills of Judah; today’s Jerusalem = 2 Samuel 5:6-9
Bethlehem, Bethlehem Ephratah = a small town some eight kilometres south of Jerusalem, where David was born, and Jesus = Micah 5:2
Nazareth = a village in the hills of Galilee, in the north of today’s Israel, where Jesus grew up = Luke 4:16
Galilee = the north of the land, around the Sea of Galilee = Matthew 4:12-16
Sea of Galilee, Lake of Gennesaret, Sea of Tiberias = a lake in the north of today’s Israel, through which the Jordan flows = Matthew 4:18
Capernaum = a town on the north shore of the Sea of Galilee, where Jesus lived in His time there = Matthew 4:13
Jordan, Jordan River, River Jordan = the river that flows from the north through the Sea of Galilee to the Dead Sea = Matthew 3:13
Dead Sea, Salt Sea = the salt lake into which the Jordan flows, between today’s Israel and Jordan = Genesis 14:3
Jericho = a city in the Jordan valley, north of the Dead Sea = Joshua 6:1-5
Judah, Judaea, Judea = the land around Jerusalem, in the south = Matthew 2:1
Samaria = the land between Judaea and Galilee, and its chief city = John 4:4-7
Sychar, Shechem, Sichem = a town in the middle of the land, by today’s Nablus = John 4:5
Bethany = a village on the Mount of Olives, less than an hour’s walk from Jerusalem = John 11:1
Mount of Olives, Olivet = a hill east of Jerusalem, across a valley from the temple = Acts 1:12
Gethsemane = a garden at the foot of the Mount of Olives, beside Jerusalem = Matthew 26:36
Golgotha, Calvary = a place near Jerusalem, outside its wall; which spot it was is not sure = John 19:17
Emmaus = a village about sixty furlongs, some eleven kilometres, from Jerusalem = Luke 24:13
Arimathaea, Arimathea = a town of the Jews; where it lay is not sure, perhaps in the hills northwest of Jerusalem = Luke 23:51
Cana = a village of Galilee, not far from Nazareth = John 2:1
Bethel = a town north of Jerusalem, where Jacob dreamt of the ladder = Genesis 28:19
Hebron, Mamre = a town south of Jerusalem, where Abraham lived and is buried = Genesis 23:19
Beersheba, Beer-sheba = the town at the south end of the land, at the edge of the desert = Genesis 21:31
Sodom, Gomorrah = cities of the plain by the Dead Sea; where they stood is not known = Genesis 13:10-12
Eden, Garden of Eden = by its rivers the text places it towards Mesopotamia, today’s Iraq; nobody knows where = Genesis 2:8-14
Ararat, Mount Ararat = the mountains in the east of today’s Turkey, in old Armenia = Genesis 8:4
Babel, Babylon = the great city on the Euphrates, south of today’s Baghdad in Iraq = 2 Kings 25:1
Ur, Ur of the Chaldees = a city in the south of today’s Iraq, from which Abraham’s family came = Genesis 11:31
Haran, Charran = a town in the south of today’s Turkey, where Abraham stayed = Genesis 11:31
Canaan, Promised Land = the land between the Jordan and the Mediterranean Sea, today Israel and the Palestinian areas = Genesis 12:5
Egypt = the land on the Nile, southwest of Israel = Exodus 1:8
Goshen = the east of the Nile delta in Egypt, where Israel lived = Genesis 47:6
Red Sea = in Hebrew the sea of reeds, at the border of Egypt; at which water it was is not sure = Exodus 14:21-22
Sinai, Mount Sinai, Horeb, Mount Horeb = a mountain in the desert between Egypt and Israel; by tradition in the south of the Sinai peninsula = Exodus 19:1-2
Midian = desert land east of the Gulf of Aqaba, in the northwest of today’s Saudi Arabia = Exodus 2:15
Moab = the high land east of the Dead Sea, in today’s Jordan = Ruth 1:1
Edom, Seir = the land south of the Dead Sea, in today’s Jordan = Genesis 36:8
Ammon = the land east of the Jordan, around today’s Amman = Judges 11:12
Nebo, Mount Nebo, Pisgah = a mountain east of the Dead Sea, in today’s Jordan, from which Moses saw the land = Deuteronomy 34:1
Gilead = the hills east of the Jordan, in the north of today’s Jordan = Jeremiah 8:22
Mount Carmel, Carmel = a ridge by the Mediterranean Sea, at today’s Haifa = 1 Kings 18:19
Mount Tabor, Tabor = a round hill in Galilee, near Nazareth = Judges 4:6
Mount Moriah, Moriah = the hill of the temple in Jerusalem, as 2 Chronicles tells = 2 Chronicles 3:1
Philistia, Land of the Philistines, Gath, Gaza, Ashdod = the coast in the southwest, around today’s Gaza = 1 Samuel 17:4
Valley of Elah, Elah = a valley southwest of Jerusalem, where David met Goliath = 1 Samuel 17:2
Joppa, Jaffa = a harbour on the Mediterranean Sea, by today’s Tel Aviv = Jonah 1:3
Tarshish = a far harbour in the west, perhaps in Spain; where it was is not sure = Jonah 1:3
Nineveh = the great city of Assyria on the Tigris, by today’s Mosul in the north of Iraq = Jonah 3:3
Assyria = an empire around Nineveh, in the north of today’s Iraq = 2 Kings 17:6
Persia, Shushan, Susa = an empire east of Babylon, today’s Iran; Shushan lay in its southwest = Esther 1:1-2
Tyre, Sidon = harbours north of Israel, in today’s Lebanon = Matthew 15:21
Zarephath, Sarepta = a town between Tyre and Sidon, in today’s Lebanon = 1 Kings 17:9
Damascus = the capital of Syria, as today = Acts 9:2-3
Antioch = a great city of old Syria, today Antakya in Turkey, where they were first called Christians = Acts 11:26
Tarsus = a town in the south of today’s Turkey, where Paul came from = Acts 21:39
Ephesus = a city on the west coast of today’s Turkey = Acts 19:1
Galatia = a region in the middle of today’s Turkey = Galatians 1:2
Colosse, Colossae = a town in the west of today’s Turkey = Colossians 1:2
Smyrna, Pergamos, Laodicea, Sardis, Philadelphia, Thyatira = one of the seven towns of the Revelation, in the west of today’s Turkey = Revelation 1:11
Philippi = a town in the north of today’s Greece = Acts 16:12
Thessalonica = a city in the north of Greece, today’s Thessaloniki = Acts 17:1
Corinth = a city in Greece, west of Athens = Acts 18:1
Athens = the city in Greece, as today = Acts 17:16
Macedonia = the north of today’s Greece and the land beyond = Acts 16:9
Crete = the Greek island in the Mediterranean Sea = Titus 1:5
Malta, Melita = the island south of Sicily, where Paul was shipwrecked = Acts 28:1
Cyprus = the island in the east of the Mediterranean Sea = Acts 13:4
Patmos = a Greek island off the coast of Turkey = Revelation 1:9
Rome = the capital of the empire, in today’s Italy = Acts 28:16
Caesarea = a harbour on the coast of today’s Israel, south of Haifa = Acts 10:1
Uz, Land of Uz = the land of Job, east or southeast of Israel; where it was is not sure = Job 1:1
Shiloh = a town north of Jerusalem, where the tabernacle stood = 1 Samuel 1:3
Gilgal = a place by the Jordan near Jericho, where Israel first camped = Joshua 4:19
Sheba = a kingdom in the south of Arabia, perhaps today’s Yemen = 1 Kings 10:1
Ethiopia, Cush = the land south of Egypt, in today’s Sudan and Ethiopia = Acts 8:27
Bethsaida = a fishing village at the north of the Sea of Galilee = John 1:44
Bethesda, Pool of Bethesda = a pool in Jerusalem, by the sheep gate = John 5:2
Siloam, Pool of Siloam = a pool in the south of old Jerusalem = John 9:7
Gadara, Land of the Gadarenes, Gergesenes = the land southeast of the Sea of Galilee = Mark 5:1
Lystra, Derbe, Iconium = a town in the middle of today’s Turkey = Acts 14:6
`;
