/** What people say to go on from a reply, in the language of phrases.ts. Kinds are tried in this order. */
export const FOLLOW_UP_PHRASES = {
  shorter: `
** shorter/brief/briefly/short/concise/compact/condensed **
** summary/summarize/summarized/sum_up/tldr/tl_dr/nutshell/boil_it_down **
sum it/this/that up **
** one/a_single/two/few/fewer sentence/sentences/words/line/lines **
that/this/it is/was way/much/far/a_bit? too long/much **
too long/much **
** less/fewer words/text **
just/only the verse/verses/main_point/point/gist/essence **
** main point/idea/message/thought **
the gist **
what is the gist/point/bottom_line/takeaway/main_point/key_point/lesson **
key takeaways/takeaway/points **
cut it down **
keep it short/simple_and_short **`,
  longer: `
more/longer/further/deeper
** longer/in_depth/in_detail/in_more_detail/more_detail/more_details/deeper/at_length **
tell/say/explain/write/show/give/teach me/us? a_little/a_bit/a_lot/some/much? more about/on/of? it/this/that/him/her/them/the_verse/this_verse/that_verse/the_passage/this_passage/that_passage?
can/could/would you say/tell/explain/write/go/elaborate/expand me? more/further/deeper/on_this/on_that/on_it? about? it/this/that?
elaborate/expand/develop/unpack on/upon? it/this/that/that_verse/this_verse/the_verse/the_passage?
** elaborate/expand **
i want/need/would_like to_know/to_hear/to_learn/to_read/to_understand/to_go? more/deeper about/on? it/this/that/them?
what else is/does/do/can/should/about **
what else
anything else/more **
and what/anything else
is there more/anything_else to? it/this/that/say/know?
dig/go deeper/further into? it/this/that?
keep talking/explaining
too short **
** more information/info/context/background/detail/details/depth **
i am listening/interested/curious
interesting tell_me_more/go_on/more`,
  repeat: `
repeat/again
** repeat it/this/that/yourself/please/the_verse/the_last_verse/what_you_said/the_passage **
say/show/tell/read/write/quote it/this/that/the_verse/the_passage/me/those? again/once_more/one_more_time **
what was that/the_verse/that_verse/the_passage/the_first_verse **
come again
once more
one more time
what did you say **
show/give me? the_verse/the_verses/the_passage/that_verse/the_text again/once_more?
i did_not get/catch/hear that/it`,
  'what-was-asked': `
** what/who did i ask/say/tell **
what/where were we talking/saying/speaking about? **
what are/were we talking/speaking about **
what is/was this/our conversation/talk/chat about
what was/is my question/first_question/last_question **
remind me what/where **
where were we **
what have we talked_about/discussed/read **
summarize our/this/the_whole conversation/chat/talk **
what was the topic **`,
  chapter: `
** whole/full/entire/complete/all_of_the/rest_of_the/rest_of_this chapter/passage/psalm/text/story/thing/section/poem/prayer/letter/book **
** full/whole/entire/complete chapter/psalm/passage/context/text **
** read/show/give/quote/see/open/display me? the/this/that chapter/psalm **
read/show me? all/everything/all_of_it/it_all/it_whole/the_whole_thing/the_rest/the_rest_of_it
all of it/that/them
the rest **`,
  context: `
** context **
** surrounding/neighboring/nearby verse/verses/text/passage **
what is/comes/stands/happens/happened/was around/before_and_after it/this/that? **
** before and after **
what is going_on/happening there/here/in_this_passage/in_that_passage? **
what is the background/setting/situation/occasion **
** historical/background/setting **`,
  previous: `
** previous/preceding/prior verse/verses/passage/chapter/one **
** verse/verses/one before/above it/this/that/this_one/that_one **
what/which is/comes/stands/was/came/goes/happened/does_it_say right/just? before it/this/that/that_verse/this_verse? **
before that/this/it
the one before
and before that/this/it
go back **
last chapter
chapter before **
back one/a verse/chapter **`,
  next: `
next
** next verse/verses/passage/chapter/few_verses/two_verses/three_verses/five_verses/part/section/psalm/lines/line **
** following verse/verses/passage/chapter **
** verse/verses/chapter/one/psalm after it/this/that/this_one/that_one **
what/which/how is/comes/stands/follows/happens/happened/goes/does_it_go/does_he_say/does_it_say/do_they_do right/just/directly/immediately? next/after/afterwards/then/on after? it/this/that/that_verse/this_verse/him/her? **
what follows **
and then/after/next what/that/it/this?
then what **
after that/this/it
the next one/two/three/few **
go on/ahead with? the_verse/the_verses/the_text/the_passage/reading/the_story? **
continue/proceed with? it/this/that/reading/the_chapter/the_passage/the_story/the_text/from_there? **
keep going/reading on? **
read on/further/more **
carry on **
how does it/the_story/this/that/the_chapter/the_psalm continue/go_on/end/finish **
how did it/the_story/this/that continue/go_on/end/finish **`,
  practice: `
** practice/exercise/homework/habit/routine for/with/from/on/of it/this/that/today/me/tomorrow/the_week **
** a/another/some/any/one/which/what daily/small/simple/good/new? practice/practices/exercise/exercises/habit/activity
** put/turn/bring this/it/that/these_words into practice/action/life **
** log this/it/that/as_practice **
how do/can/should i practice/live/train this/it/that **
what/how should/can/could i practice **
practice
action step/steps **
give/suggest/recommend me? a/an/some practical? step/steps/task/tasks/action/challenge **
** challenge for/me **`,
  pray: `
** pray/prayer/prayers/praying **`,
  apply: `
** mean/means/say/says/matter/matters/speak/speaks/tell/tells/teach/teaches/ask/asks/apply/applies/help/helps/relevant/relate/relates/has/have for/to/me/of/from/in/with/us/nothing_to_do_with me/us/my_life/today/our_life/our_lives/my_day/nowadays/in_daily_life/in_my_life/in_practice/our_time/my_situation/everyday_life/now/to_me/to_us **
** apply/applied/application/applying/use/live/live_out/follow/obey/implement/do it/this/that/these/them/these_words/this_verse/that_verse/the_verse/today **
how do/can/should/could/would/will/might i/we/one/you/someone/people apply/use/live/do/start/begin/achieve/reach/get_there/manage/follow/obey/change/stop/learn/trust/believe/become/keep/remember **
how to apply/use/live/do/start **
and/so/but? what should/can/do/must/could/shall/would/am i/we do/change/learn/take_from/take_away/try/supposed_to_do about/with/from/now/then/next/today? **
what do i do **
what does it/this/that/he/god/jesus/the_verse/the_passage want/ask/expect/require/demand of/from/me/us **
so what
and now what?
now what
what now
for me
and/what about me/my_life/us
what is in_it/the_lesson/the_application/the_use for/here **
what can/could/should/do/did i/we learn/take/gain/draw from **
** practical/practically/application/lesson/lessons/takeaway **
how is/does that/this/it help/relevant/matter/work_in_practice/change **
how does that/this/it change/affect/shape/concern **
is it/this/that still? true/valid/relevant/meant/for_me/for_us/binding today/now/for/anymore **
does it/this/that still? apply/count/hold/matter/work **
why does it/this/that matter **
why should i care **
how
how so/then/exactly`,
  sure: `
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
did you make/invent that/this/it up **
you made that/this/it up
that is/was not? what_it_says/what_the_bible_says/in_the_bible/right/correct/true
that can_not be/be_right/be_true **
that is/was wrong/incorrect/a_mistake/inaccurate/not_right/not_correct
wrong/incorrect/false
can i trust that/this/it
which translation/version **`,
  'where-found': `
where is/was that/this/it/the_verse/that_verse found/written/from/in_the_bible/located/stated/said? **
where does it/the_bible/he/that say/stand/come_from that/this/so/it **
where in the_bible/scripture **
where can/do/could/would i/we find/read/look_up it/this/that/the_verse/them/more **
what/which verse/chapter/book/passage/reference is/was/are it/that/this/these from/in? **
which verse/verses/chapter/book/passage/one
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
  speaker: `
** who is/was speaking/talking/speaks/being_quoted/the_speaker/addressed/he_talking_to/he_speaking_to/the_audience/you_in **
who said/says/spoke/speaks/is_saying/told/tells/asks/asked that/this/it/these_words/those_words/him/them/so/these **
who said/speaks/spoke/is_speaking/is_talking
whose words **
who is/was this/that/it/he/she/they said/spoken/written/addressed/directed/speaking/talking/meant by/to/for **
to/for whom **
who is/was it/this/that/he/she/i/me/you/they/him/the_man/the_person/my_lord/thou **
who is meant **
who are they/these/we **
who is/are the? i/he/you/me/thou/speaker/audience/author in/of/here **
whom is **
who does he/it/she/that/this mean/talk/speak/refer to/about/of? **
who
who else **`,
  author: `
** who/by_whom wrote/written/write/writes/penned/authored/composed/compiled/recorded/is_the_author/was_the_author/is_the_writer/was_the_writer/are_the_authors **
** author/writer/authorship **
who is/was behind it/this/that/the_text
** wrote it/this/that/them/the_book/the_psalm/the_letter
written by who/whom **
was it/this/that written/wrote by/from * `,
  date: `
** when was/were/is/did/had/has ** written/write/wrote/composed/said/happen/live/made/recorded/authored/compiled/spoken/this/that/it/from **
when
when was that/this/it/he/she **
when did that/this/it/he/she/they **
** how old/ancient/long_ago is/was/are it/this/that/the_text/the_book/the_psalm/the_letter/they **
how old is/are/was it/this/that/the_text/the_book/this_book/this_psalm/this_letter/this_verse/these_words **
** what/which year/century/date/time/period/era was/is/did **
how long ago **
** date of/when/was **
the date`,
  book: `
** about/of/what this/that/the book/letter/gospel/epistle **
what is the/this/that book/letter/gospel/epistle/psalm/chapter about **
what kind/sort/type of book/text/writing/literature is **
what/which genre **
** how many/long verses/chapters/is_the_chapter/is_the_psalm/is_the_book/is_it/is_this **
which testament **
is it/this/that in? the? old/new testament **
tell me about the_book/this_book/that_book/the_author/the_letter **`,
  why: `
why
why is/was/are/were/does/did/do/would/should/not/so/then/that/this/it/he/god/jesus/they/can/could/must/has/have **
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
** simpler/simple/simply/easier/easy/plain/plainly/layman/laymans_terms/kid/child/five_year_old/5_year_old/in_other_words/own_words/modern/rephrase/paraphrase/reword/contemporary/todays_english/dumb_it_down **
** do_not/did_not/can_not/hard_to/difficult_to/not understand/get/follow/grasp **
i do_not get/understand/follow
** confusing/confused/complicated/difficult/hard/unclear/old_fashioned/archaic/old_english/strange_words **
i am confused/lost
come again in_english/in_plain_english
in english/plain_english/modern_english/everyday_english/simple_words
huh what
what`,
  explain: `
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
another
something else/different/similar/like_this/like_that/new
anything similar/like_this/like_that
** more verses/passages/scriptures/examples/of_these/of_those/like_this/like_that/like_it/references/quotes/ones/places **
** one more/two_more/three_more/a_few_more/some_more/several_more/five_more/a_couple_more **
give/show/send/find/tell me? another/more/others/some_more/one_more/something_else/something_different/a_different_one **
more of/like these/those/this/that/them/it
others
any others/other/more **
not that/this/the one/verse **
** instead **
i know/have_heard/have_read that_one/this_one/that_already/this_already/it_already/these_already/them_already
next one/please
** similar/parallel/related/cross/matching/comparable verse/verses/passage/passages/reference/references/text/texts/scriptures **
what else does the? bible/scripture/it/god/he/jesus say **
is there another/any_other/one_about/something/a_verse/more **
are there other/any_other/more/any **
where else **
compare it/this/that/them **`,
  'missed-it': `
that/this/it is/was/does/did not what i/me asked/meant/wanted/looking_for/ask/mean/want/help/helpful/helping/answer/make_sense/relevant **
that/this/it does/did/is not? not? help/answer/make_sense/fit/apply/relevant/help_me/answer_my_question **
that is/was not what_i_asked/what_i_meant/what_i_wanted/helpful/an_answer/my_question/relevant/it/quite_it
not what i/me **
i meant/mean/asked/was_asking something/about_something_else/something_else/something_different
you did_not/have_not/do_not answer/understand/get **
answer my/the question **
no that_is_not_it/not_that/i_meant_something_else
not helpful/quite/exactly/really_what_i_meant
what does that/this have_to_do_with/to_do_with **
that makes no sense
what are you talking_about **`,
} as const;

/** How a member goes on from a reply. */
export type FollowUpKind = keyof typeof FOLLOW_UP_PHRASES;
