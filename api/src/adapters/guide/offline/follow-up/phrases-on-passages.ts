/** Asking for more of a passage, less, its neighbours, its book, in the language of phrases.ts. Kinds are tried in this order. */
export const PHRASES_ON_PASSAGES = {
  'what-was-asked': `
** what/who did i first? ask/say/tell **
what/where were we talking/saying/speaking about? **
what are/were we talking/speaking about **
what is/was this/our conversation/talk/chat about
what is/was my question/first_question/last_question **
remind me what/where **
where were we **
what have we talked_about/discussed/read **
summarize/sum_up/recap our/this/the_whole conversation/chat/talk **
summary/recap of our/this/the_whole conversation/chat/talk
what was the topic **`,
  'a-verse': `
give/show/send/read/find/tell/share/recommend/suggest/quote me/us? a/any/some/one/just_a/only_a/only_one? random/good/nice/short/beautiful/bible/holy/different/favorite/single/little? bible? verse/verses/scripture/psalm/proverb/promise/quote for_today/for_me/for_now/of_the_day/from_the_bible/to_read/to_start/to_begin/at_random?
verse/scripture/psalm/proverb/word/promise of_the/for_the/for day/today/week/month/evening/night
todays/daily/random/any/one/a/bible/some verse/scripture
a/one/any/some psalm/proverb/promise for_today/for_me?
just/only/simply the? a/one verse
any verses/verse/ideas
verse
a/one good/nice/short/random/beautiful verse
a/one/any/another? verse/passage/scripture/psalm for/about/on/with/to it/this/that/them/me/us/him/her
which/what verse helps/fits/is_good/can_help/should_i_read/could_help me?
give/show/tell/read/send me/us? a/an/another/some/one? short/nice/good? bible? story/stories/parable/parables from_the_bible?
a/another/any? bible? story/parable please?
and? the? next story/parable/miracle
what can/could/should i write/say/read on/in/at/to/for *
let_us/can_we/shall_we/i_want_to/i_would_like_to start/begin/read/hear/open/continue with? a/an/some/one psalm/verse/proverb/story/parable/scripture/promise
i want/would_like to memorize/learn a verse **
** verse to/i_can/i_could/we_can remember/memorize/learn/keep/carry **
give/show/tell/read/send me? something/anything/one nicer/happier/lighter/kinder/gentler/friendlier/warmer/more_hopeful/less_harsh/nice/good/beautiful/encouraging/comforting/uplifting/hopeful/positive/from_the_bible/to_read/new?
something/anything/words nice/good/beautiful/encouraging/comforting/uplifting/hopeful/positive/kind/to_read/of_comfort/of_encouragement/from_the_bible
something/anything nicer/happier/lighter/kinder/gentler/friendlier/warmer/more_hopeful/more_cheerful/less_harsh/less_sad
do_you_have/have_you/got a/any/some good/nice/short? verse/psalm/passage/word/scripture for_today/for_tonight/for_the_week/for_the_start_of_the_week/for_the_new_week/for_my_day/for_this_morning/for_me?
surprise/encourage/comfort/bless/inspire/cheer me/us/me_up/us_up
i need/want/would_like a/some/an? verse/encouragement/comfort/comforting/cheering_up/uplifting/inspiration/consolation`,
  'go-back': `
go/take_me/bring_me/let_us_go/return/switch/jump back? to the first/beginning/start/top/very_first/earlier/previous/last one/verse/passage/reply/answer?
go/take_me/bring_me/let_us_go back to? the? beginning/start/first/first_one/first_verse/first_passage/one_before?
back to_the? beginning/start/first/first_one/first_verse/first_passage
** back to_the start/beginning/top of_the chapter/psalm/passage/book
back/return/go_back/step_back
the/that/show_me_the/give_me_the first one/verse/passage again
what was the first one/verse/passage`,
  shorter: `
** shorter/brief/briefly/short/concise/compact/condensed **
** summary/summarize/summarized/sum_up/tldr/tl_dr/nutshell/boil_it_down **
sum it/this/that up **
** one/a_single/two/few/fewer sentence/sentences/words/line/lines **
that/this/it is/was way/much/far/a_bit? too long/much **
too long/much **
** less/fewer words/text **
for a/an/the/my/our card/cards/invitation/invitations/wall/mirror/fridge/phone/notebook/text_message/message/status/speech/toast/gravestone/ring
just/only the verse/verses/main_point/point/gist/essence **
** main point/idea/message/thought **
the gist **
what is the moral/lesson/message **
the? moral/lesson/message/point of the/this/that story/passage/parable/psalm/verse/text/chapter/tale
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
read/show/give/quote it/this/that/them to_me/aloud/out_loud/for_me?
show me that/this/it?
say/show/tell/read/write/quote it/this/that/the_verse/the_passage/me/those? again/once_more/one_more_time **
what was that/the_verse/that_verse/the_passage/the_first_verse **
come again
both/all_of_them/all_three/both_of_them please?
list/name/count/number/enumerate them/these/those/all_of_them all?
once more
one more time
what did you just? say **
show/give me? the_verse/the_verses/the_passage/that_verse/the_text again/once_more?
i did_not get/catch/hear that/it`,
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
** verse/verses/one before
what/which is/comes/stands/was/came/goes/happened/does_it_say right/just? before it/this/that/that_verse/this_verse? **
before that/this/it
the one before
and? before
and before that/this/it
last chapter
chapter before **
back one/a verse/chapter **`,
  next: `
next
** next verse/verses/passage/chapter/few_verses/two_verses/three_verses/five_verses/part/section/psalm/lines/line **
what_about/how_about/and the? next one/verse
** following verse/verses/passage/chapter **
** verse/verses/chapter/one/psalm after it/this/that/this_one/that_one **
what/which/how is/comes/stands/follows/happens/happened/goes/does_it_go/does_he_say/does_it_say/do_they_do right/just/directly/immediately? next/after/afterwards/then/on after? it/this/that/that_verse/this_verse/him/her? **
what follows **
and then/after/next what/that/it/this?
** what did/does/do/has/will god/the_lord/jesus/he/she/they/it answer/answered/reply/replied/respond/responded to? him/her/them/that/this/it? then/next?
what is/was the/his/her/gods answer/reply/response
then what happens/happened/comes/next?
after that/this/it
and? after
does/did/will it/he/she/this/that get/become/turn_out/end/stay/go better/worse/well/good/easier/badly/happily?
how does/did it/this/that/the_story/the_chapter/the_psalm end/finish/turn_out/go_on
the next one/two/three/few **
the one/ones/verse/verses after/following it/that/this?
go on/ahead with? the_verse/the_verses/the_text/the_passage/reading/the_story? **
continue/proceed with? it/this/that/reading/the_chapter/the_passage/the_story/the_text/from_there? **
keep going/reading on? **
read on/further/more **
carry on **
how does it/the_story/this/that/the_chapter/the_psalm continue/go_on/end/finish **
what happens/happened/becomes/became/became_of to/of? *
what did/does he/she/they/jesus/god do next/then/after/afterwards **
how did it/the_story/this/that continue/go_on/end/finish **`,
} as const;
