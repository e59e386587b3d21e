import { MINDSTREAM_TYPES, MINDSTREAMS } from '@emit/contract/mindstreams';
import { BeginLink, PublicFrame } from '../../features/public/public-frame';

const MEANINGS = {
  power: 'Your relationship with God: Bible study, prayer, worship.',
  flow: 'What changes within you: reflection and meditation.',
  clarity: 'What others receive through you: service, teaching, community.',
} as const;

/** /home: what Fhoism is, for someone who comes for the first time. */
export function HomeScreen() {
  return (
    <PublicFrame>
      <section className="band band--first">
        <h1>A free, happy, whole life</h1>
        <p className="band__lead">
          Fhoism, the Free Happy One framework, reads the Bible as a way of changing how we see, and puts it
          into practice in three streams.
        </p>
        <ul className="products">
          {MINDSTREAM_TYPES.map((type) => (
            <li key={type} className="product" data-stream={type}>
              <p className="badge">{MINDSTREAMS[type].label}</p>
              <h2>{MINDSTREAMS[type].name}</h2>
              <p>{MEANINGS[type]}</p>
            </li>
          ))}
        </ul>
        <BeginLink />
      </section>
    </PublicFrame>
  );
}
