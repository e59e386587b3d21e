import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Pictures } from '../../features/public/pictures';
import { Proof } from '../../features/public/proof';
import { BeginLink, PublicFrame } from '../../features/public/public-frame';
import { Questions } from '../../features/public/questions';
import { TierCards } from '../../features/public/tier-cards';
import { VerseCard } from '../../features/public/verse-card';
import { useIsHydrated } from '../../shared/lib/use-is-hydrated';
import { ButtonLink } from '../../shared/ui/button';
import { Illustration, type Picture } from '../../shared/ui/illustration';

const STEPS: readonly { title: string; picture: Picture; text: string }[] = [
  {
    title: 'Ask',
    picture: 'lamp',
    text: 'Bring a passage, a question or a worry. Choose the kind of answer you want, from open dialogue to a nine-section study.',
  },
  {
    title: 'Practice',
    picture: 'hands',
    text: 'Turn what you read into minutes of prayer, reflection or service, in three MindStreams: Power, Flow and Clarity.',
  },
  {
    title: 'See your progress',
    picture: 'path',
    text: 'Points, twelve levels and a calendar of your days show how far you have come. Other members never see them.',
  },
];

/** Said once to who has just deleted the account; a bookmark or a reload does not say it again. */
function useFarewell(): boolean {
  const [params, setParams] = useSearchParams();
  const [isDue] = useState(params.has('farewell'));
  const farewell = useIsHydrated() && isDue;
  useEffect(() => {
    if (farewell) setParams({}, { replace: true });
  }, [farewell, setParams]);
  return farewell;
}

/** / (spec §2 "Landing page"). */
export function LandingScreen() {
  const farewell = useFarewell();
  return (
    <PublicFrame>
      {farewell && (
        <p className="farewell" role="status">
          Your account is deleted, and with it the key to what you wrote. Go in peace.
        </p>
      )}
      <section className="hero">
        <div className="hero__text">
          <h1>Transform Your Consciousness</h1>
          <p>
            A guide through the Bible and the philosophy of the Free Happy One: a bridge to freedom, happiness
            and oneness, one quiet conversation and one practice at a time.
          </p>
          <div className="hero__actions">
            <BeginLink />
            <ButtonLink to="/why" kind="secondary">
              Why Emit
            </ButtonLink>
          </div>
        </div>
        <VerseCard />
      </section>
      <section className="band">
        <h2>How it works</h2>
        <ol className="steps">
          {STEPS.map(({ title, picture, text }, at) => (
            <li key={title}>
              <Illustration of={picture} />
              <span className="steps__number numbers" aria-hidden>
                {at + 1}
              </span>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className="band">
        <h2>A day with Emit</h2>
        <Pictures />
      </section>
      <section className="band">
        <h2>See for yourself</h2>
        <p className="band__lead">
          Words of Scripture deserve care. So you need not take Emit’s word for it.
        </p>
        <Proof />
      </section>
      <Plans />
      <Sealed />
      <section className="band">
        <h2>Questions and answers</h2>
        <Questions />
      </section>
      <section className="band closing">
        <Illustration of="water" />
        <h2>Begin where you are</h2>
        <p className="band__lead">One question, or ten quiet minutes. The rest will follow.</p>
        <BeginLink />
      </section>
    </PublicFrame>
  );
}

function Plans() {
  return (
    <section className="band">
      <h2>Choose your plan</h2>
      <p className="band__lead">Every account starts with a free trial. Stay as long as it helps you.</p>
      <TierCards />
      <p>
        <Link className="more-link" to="/tokens-explained">
          What a question costs, and what the trial includes
        </Link>
      </p>
    </section>
  );
}

function Sealed() {
  return (
    <section className="band privacy">
      <h2>What you write is kept under your own key</h2>
      <p>
        Faith is personal. Your conversations, your name and your insights are sealed with a key made for you
        alone before they are stored. Delete your account and that key goes with it: once older backups are
        gone too, nobody can read a word. To answer you, the guide reads your question and the messages before
        it; where the guide is Claude, they are sent to Anthropic. Figures stay, such as tokens and days of
        practice, under a random number.
      </p>
      <p>
        <Link className="more-link" to="/privacy">
          Read the full privacy page
        </Link>
      </p>
    </section>
  );
}
