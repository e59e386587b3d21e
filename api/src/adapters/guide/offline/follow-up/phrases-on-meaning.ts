/** Asking what a passage means, who made it, or for other ones, in the language of phrases.ts. Kinds are tried in this order. */
export const PHRASES_ON_MEANING = {
  minutes: `
just/only/about/with? \\d+/five/ten/fifteen/twenty/thirty minutes/min/mins/minute only/a_day/each_day/per_day/daily?
i only? have only/just/about? \\d+/five/ten/fifteen/twenty/thirty minutes/min/mins **
an/half_an hour a_day?
i_do_not_have/do_not_have/i_have/we_have/i_really_do_not_have/there_is/no/little no/little/hardly_any/the/any/enough/much/so_little? time for_it/for_that/for_this/today/right_now?
and/but? what? if/when i/we do_not_have/have_no time
i_am too/so/very? busy today/right_now/for_that/for_this?
in/for/with \\d+/five/ten/fifteen/twenty/thirty minutes/min/mins
how long/how_many_minutes should_i/for/for_it/should_it_take/does_it_take?`,
  translation: `
** in/into/to modern/todays/contemporary/newer/current english/words/language/translation **
** modern/newer/other/another/different/contemporary translation/translations/version/versions **
** web/asv/kjv/niv/esv/nlt/nkjv/nasb/king_james/world_english/american_standard/message_bible **`,
  practice: `
** which/what practice/practices/exercise fits/should/can/could/would/do/helps **
** practice/exercise/homework/habit/routine for/with/from/on/of it/this/that/today/me/tomorrow/the_week **
give/show/suggest me? a/an/another different/other/another practice/exercise **
** a/another/some/any/one/which/what daily/small/simple/good/new? practice/practices/exercise/exercises/habit/activity
** put/turn/bring this/it/that/these_words into practice/action/life **
** log this/it/that/as_practice **
how do/can/should i practice/live/train this/it/that **
what/how should/can/could i practice **
practice
the? next/first/small/one/another step/steps
action step/steps **
give/suggest/recommend me? a/an/some/one? practical? step/steps/task/tasks/action/challenge/exercise/idea/ideas/practice/habit/tip/tips **
a/an/another/some/any idea/ideas/tip/tips/suggestion/exercise
practice/practices/exercise/exercises for/with/on it/this/that
** challenge for/me **`,
  pray: `
** pray/prayer/prayers/praying **`,
  apply: `
** mean/means/say/says/matter/matters/speak/speaks/tell/tells/teach/teaches/ask/asks/apply/applies/help/helps/relevant/relate/relates/has/have for/to/me/of/from/in/with/us/nothing_to_do_with me/us/my_life/today/our_life/our_lives/my_day/nowadays/in_daily_life/in_my_life/in_practice/our_time/my_situation/everyday_life/now/to_me/to_us **
what would jesus do **
** apply/applied/application/applying/use/live/live_out/follow/obey/implement it/this/that/these/them/these_words/this_verse/that_verse/the_verse/today **
how do/can/should/could/would/will/might i/we/one/you/someone/people apply/use/live/do/start/begin/achieve/reach/get_there/manage/follow/obey/change/stop/learn/trust/believe/become/keep/remember **
how to apply/use/live/do/start **
and/so/but? what should/can/do/must/could/shall/would/am i/we do/change/learn/take_from/take_away/try/supposed_to_do about/with/from/now/then/next/today? **
how do/can/could i get/have/find/gain/grow/receive/keep/feel/get_rid_of/deal_with/overcome/fight/resist/make/bear one/him/her/it/this/that/them/more/more_of_it/more_of_this/more_of_that/some/closer/there
what do i do **
what does it/this/that/he/god/jesus/the_verse/the_passage want/ask/expect/require/demand of/from/me/us **
so what
and? now/what now/what
for me
and/what about me/my_life/us
what is in_it/the_lesson/the_application/the_use for/here **
** supposed to look_like/mean/work **
what can/could/should/do/did i/we learn/take/gain/draw from **
and? concretely/practically/in_practice **
** practical/practically/application/lesson/lessons/takeaway **
how is/does that/this/it help/relevant/matter/work_in_practice/change **
how does that/this/it change/affect/shape/concern **
is it/this/that still? true/valid/relevant/meant/for_me/for_us/binding today/now/for/anymore **
does/do it/this/that/these still/also? apply/count/hold/matter/work/include/concern/go_for **
why does it/this/that matter **
why should i care **
how
how so/then/exactly`,
  sure: `
did it/this/that/he/she/they really/actually/ever? happen/exist/live/do_it/do_that/say_that/say_it/take_place **
is/was it/this/that/he a? true/real/historical/made_up/fiction/legend/myth/history story/person/event/events?
is/was it/this/that/he/she always/ever/only/still/really/also/even true/so/the_case/meant/possible/right
** are you sure/certain/serious/right/positive **
is it/that/this really? true/right/correct/so/accurate/exact/real/in_the_bible/from_the_bible/biblical/written/there/scripture/scriptural/a_real_verse/word_for_word/verbatim **
is that/this/it what? it/the_bible/the_verse really? says/say/said/written **
does it/the_bible/the_verse/that/he really? say/says/mean that/this/so/it **
really/seriously/honestly/truly is_it/it_does/true?
no way
says who
who says so/that/this?
i do_not/can_not believe you/it/that/this
** prove/proof/evidence/source/sources/cite/citation **
how do you/i/we know that/this/it/so **
how do/can you/we/i know
says who
did you make/invent that/this/it up **
you made that/this/it up
that is/was not? what_it_says/what_the_bible_says/in_the_bible/right/correct/true
that can_not be/be_right/be_true **
that is/was wrong/incorrect/a_mistake/inaccurate/not_right/not_correct
you are/were wrong/mistaken/incorrect/lying **
wrong/incorrect/false
can i trust that/this/it
which translation/version **`,
  'where-found': `
where is/was that/this/it/the_verse/that_verse found/written/from/in_the_bible/located/stated/said? **
where does it/the_bible/he/that say/stand/come_from that/this/so/it **
show/tell me where it_is/that_is/it_says_that?
where does/do it/this/that/they/these come/stem/stand **
where in the_bible/my_bible/scripture/scriptures/my_app **
where can/do/could/would i/we find/read/look_up it/this/that/the_verse/them/more **
what/which verse/chapter/book/passage/reference is/was/are it/that/this/these from/in? **
in? which verse/verses/chapter/book/passage/one
what verse/verses/chapter/book/passage
what is the reference/verse_number/chapter_and_verse/address **
the reference
** reference/references
give me the reference/references/chapter/verse_number **
which book/chapter/verse is **
what book/chapter **
from where
where
where exactly/is_that/is_this/is_it/from`,
  author: `
** who/by_whom wrote/written/write/writes/penned/authored/composed/compiled/recorded/is_the_author/was_the_author/is_the_writer/was_the_writer/are_the_authors **
** author/writer/authorship **
who is/was it/this/that/the_letter/the_psalm/the_book by
who is/was behind it/this/that/the_text
** wrote it/this/that/them/the_book/the_psalm/the_letter
written by who/whom **
was it/this/that written/wrote by/from * `,
  date: `
** when was/were/is/did/had/has ** written/write/wrote/composed/said/happen/live/made/recorded/authored/compiled/spoken/this/that/it/from **
when
when was that/this/it/he/she **
when did that/this/it/he/she/they **
which/what one? is/was older/earlier/written_first/first_written **
** how old/ancient/long_ago is/was/are it/this/that/the_text/the_book/the_psalm/the_letter/they **
how old is/are/was it/this/that/the_text/the_book/this_book/this_psalm/this_letter/this_verse/these_words **
** what/which year/century/date/time/period/era was/is/did **
how long ago **
how long/many_years before/after * is/was/were/did that/this/it/he/they **
how long/many_years before/after/since **
** date of/when/was **
the date`,
  speaker: `
** who is/was speaking/talking/speaks/being_quoted/the_speaker/addressed/he_talking_to/he_speaking_to/the_audience/you_in **
who said/says/spoke/speaks/is_saying/told/tells/asks/asked that/this/it/these_words/those_words/him/them/so/these **
who said/speaks/spoke/is_speaking/is_talking
who tells/told/says/said/taught/teaches the/this/that story/parable/words/prayer/psalm/song/verse **
whose words **
who is/was this/that/it/he/she/they said/spoken/written/addressed/directed/speaking/talking/meant by/to/for **
to/for whom **
who/whom is/was * writing/speaking/talking/preaching/praying/saying_this to/for? **
who is/was it/this/that/he/she/i/me/you/they/him/the_man/the_person/my_lord/thou **
who is meant **
who are they/these/we **
who is/are the? i/he/you/me/thou/speaker/audience in/of/here **
whom is **
who does he/it/she/that/this mean/talk/speak/refer to/about/of? **
who
who else **`,
  book: `
** about/of/what this/that/the book/letter/gospel/epistle **
what is the/this/that book/letter/gospel/epistle/psalm/chapter about **
what kind/sort/type of book/text/writing/literature is **
what/which genre **
** how many/long verses/chapters/is_the_chapter/is_the_psalm/is_the_book/is_it/is_this **
which testament
is/was/are/were he/she/it/they/paul/david/peter/john/moses/jesus/the_writer/the_author/the_people * here/there/then/at_that_time/at_the_time **
is it/this/that in? the? old/new testament **
tell me about the_book/this_book/that_book/the_author/the_letter **`,
  why: `
why
why is/was/are/were/does/did/do/would/should/not/so/then/that/this/it/he/god/jesus/they/can/could/must/has/have/him/her/them/me/there/here/only/exactly **
but/and? why
how come **
for what reason **
what is/was/are the? reason/reasons/cause/purpose/point of/for/behind/here? **
what for
what makes **
because of? what
how so
how can/could/is/would that/this/it/god be/happen/work/say/possible **`,
  simpler: `
** simpler/simple/simply/plainly/layman/laymans_terms/in_other_words/own_words/rephrase/paraphrase/reword/dumb_it_down **
** easier/easy/plain words/language/english/terms/to_understand/to_read/please **
easier/easy/easier_please
eli 5/five please?
something/anything/one easier/simpler
** like/to/for i_am/a/an? kid/child/five_year_old/5_year_old/five/5/ten/10 **
** do_not/did_not/can_not/hard_to/difficult_to/not understand/get/follow/grasp **
i do_not get/understand/follow
** this/that/it/verse/passage/text/language/words is/are/was/sounds/seems so/too/very/really/a_bit? confusing/complicated/difficult/hard/unclear/old_fashioned/archaic/old/strange to_understand/to_read/to_follow/for_me?
too/so/very/how hard/difficult/complicated/confusing
confusing/complicated/difficult/unclear
** old_english/strange_words/archaic **
i am confused/lost
come again in_english/in_plain_english
in english/plain_english/everyday_english/simple_words
huh what
what`,
  explain: `
is/was it/this/that a/an/the/about/just/only/also/saying/talking/metaphor/literal/symbolic/to **
what is/does it/this/that? mean/meaning **
explain/clarify/interpret/unpack it/this/that/the_verse/this_verse/that_verse/the_passage/this_passage/them/these/further/more/better/yourself/the_meaning? **
can/could/will/would you explain/clarify/interpret/unpack **
** explanation/interpretation/commentary/exegesis/meaning **
what does/do/did it/this/that/these/they/he/she/the_verse/this_verse/that_verse/the_passage/this_passage/verse_\\d+/god/jesus/paul mean/say/tell/teach/signify/symbolize/stand_for/refer_to/imply by/with/here/about/us/in/that/this/it? **
what is/was it/this/that/he/she/the_verse/this_verse/that_verse/the_passage/this_passage/jesus/paul/god/david saying/about/trying_to_say/talking_about/meaning/telling/getting_at/teaching **
what is meant **
meaning
meaning of it/this/that/the_verse
what do you mean **
how do/should/can i/we/you understand/read/interpret/take it/this/that/the_verse **
help me understand **
i want/need/would_like to understand **
what do you/people/scholars/christians think/make/say about/of it/this/that **
your thoughts/opinion/take **
what are your thoughts **`,
  other: `
** another/other/different/alternative/additional one/ones/verse/verses/passage/passages/scripture/scriptures/text/quote/quotes/reference/references/place/places/example/examples/story/psalm/option **
another 1?
for? an? example
one/a_verse/something/anything/and for/on each/both/all/each_one of_them/of_it?
one/a_verse/something/anything? for his/her/my/our/their *
something else/different/similar/like_this/like_that/new
anything similar/like_this/like_that
** more verses/passages/scriptures/examples/of_these/of_those/like_this/like_that/like_it/references/quotes/ones/places **
is/are there a/an/any/another/some story/stories/example/examples/verse/parable/psalm/passage/song/prayer **
give/show/tell me? a/an/any/some? example/examples/illustration/story/parable of/about/for/on? it/this/that?
** one more/two_more/three_more/a_few_more/some_more/several_more/five_more/a_couple_more **
give/show/send/find/tell me? another/more/others/some_more/one_more/something_else/something_different/a_different_one **
more of/like these/those/this/that/them/it
others
please? try again
try another_one/something_else/once_more
any others/other/more **
not that/this/the one/verse **
a/an funny/happy/happier/joyful/cheerful/lighter/softer/gentler/stronger/easier/simpler/hopeful/sad/nicer/better/famous/well_known/lesser_known one
** instead **
i know/have_heard/have_read that_one/this_one/that_already/this_already/it_already/these_already/them_already
next one/please
give/show/tell/send/read me? \\d+/two/three/four/five/six/ten/some/several/a_few/a_couple/a_couple_of more/others/other_ones **
** similar/parallel/related/cross/matching/comparable verse/verses/passage/passages/reference/references/text/texts/scriptures **
what else does the? bible/scripture/it/god/he/jesus say **
what does the? bible/scripture/it really/actually? say instead/then/really
is there another/any_other/one_about/something/a_verse/more **
are there other/any_other/more/any **
where else **
compare it/this/that/them **`,
  choose: `
which one/of_these/of_them/of_those/verse/passage/chapter should/would/do/can/could/is/will **
what/which is the/your shortest/best/easiest/most_important/clearest/favorite one/verse/of_these/of_them/passage **
which do/would/should you/i recommend/read/learn/memorize/choose/pick/start/begin **
where/with_which should i start/begin **
pick/choose one for_me?
recommend one **
the best/shortest one
** memorize/memorise/learn_by_heart **`,
} as const;
