import { PRIVACY_VERSION } from '@emit/contract/privacy';

const DAY = 86_400_000;
const DAYS = 34;
const MEMBER = {
  email: 'ruth@example.org',
  password: 'at-the-well',
  full_name: 'Ruth Naomi',
  privacy_version: PRIVACY_VERSION,
};

const PHONE = 'Mozilla/5.0 (iPhone) Version/18.1 Safari/604.1';
const LAPTOP = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/145.0';

/** Days on which nothing was logged, counted back from today. */
const REST = [33, 30, 29, 24, 17, 16, 11];
const PRACTICES = [
  [
    'power',
    'Bible Study',
    'Morning psalm',
    30,
    8,
    'Psalm 27: one thing have I desired. I stayed with "one thing".',
  ],
  ['flow', 'Meditation', 'Ten quiet minutes', 10, 7, ''],
  ['power', 'Prayer', 'Evening prayer', 20, 9, 'Less asking, more listening.'],
  ['clarity', 'Service', 'Soup kitchen', 90, 9, 'Everyone has a name. I learned four today.'],
  ['power', 'Bible Study', 'The Gospel of John', 45, 8, 'John 15: abiding comes before fruit.'],
  ['flow', 'Worship', 'Singing with the children', 25, 10, ''],
  ['clarity', 'Reflection', 'A letter to my sister', 35, 7, 'It was easier to forgive on paper first.'],
];

/** Days ago, title, category, and what is said in turns. */
const TALKS = [
  [19, 'How do the three MindStreams...', 'mindstreams', ['How do the three MindStreams work together?']],
  [12, 'A rhythm for the week', 'self-development', ['Which daily practices can I begin with?']],
  [6, 'The vine and the branches', 'biblical', ['What does John 15 say about abiding?', 'And John 15:5?']],
  [2, 'On forgiving', 'biblical', ['What does the Bible say about forgiving seventy times seven?']],
  [0, 'What does Psalm 23 say...', 'biblical', ['What does Psalm 23 say about fear and comfort?']],
];

/** A member who has been here for a month, lived through the API day by day; returns the session. */
export async function liveAMonth(server) {
  await server.setClock(-DAYS * DAY);
  await send(server, 'POST', '/api/v1/auth/register', MEMBER, null, PHONE);
  for (let daysAgo = DAYS - 1; daysAgo >= 0; daysAgo -= 1) {
    await server.setClock(-daysAgo * DAY);
    const { access_token: token } = await logIn(server);
    for (const practice of practicesOf(daysAgo))
      await send(server, 'POST', '/fho/practices/me', practice, token);
    for (const [when, title, category, questions] of TALKS) {
      if (when === daysAgo) await talk(server, { title, category, questions, token });
    }
    await send(server, 'DELETE', '/api/v1/sessions/current', undefined, token);
  }
  return logIn(server);
}

function practicesOf(daysAgo) {
  if (REST.includes(daysAgo)) return [];
  const chosen = [PRACTICES[(daysAgo * 3) % PRACTICES.length]];
  if (daysAgo % 3 === 0) chosen.push(PRACTICES[(daysAgo * 5 + 2) % PRACTICES.length]);
  return chosen.map(([mindstream_type, practice_type, practice_name, duration, quality, insights]) => ({
    mindstream_type,
    practice_type,
    practice_name,
    duration_minutes: duration,
    quality_rating: quality,
    insights_gained: insights,
    time_zone: 'UTC',
  }));
}

async function talk(server, { title, category, questions, token }) {
  let id = null;
  const history = [];
  for (const prompt of questions) {
    history.push({ role: 'user', content: prompt });
    const turn = { prompt, category, conversation_id: id, message_id: crypto.randomUUID() };
    const body = { ...turn, message_history: history };
    const reply = await send(server, 'POST', '/api/v1/claude-direct', body, token);
    history.push({ role: 'assistant', content: reply.completion });
    id = reply.conversation_id;
  }
  await send(server, 'PUT', `/api/v1/conversations/${id}`, { title }, token);
}

function logIn(server) {
  const { email: username, password } = MEMBER;
  return send(server, 'POST', '/api/v1/auth/login', { username, password });
}

async function send(server, method, path, body, token, client = LAPTOP) {
  const headers = {
    'user-agent': client,
    accept: 'application/json',
    ...(body && { 'content-type': 'application/json' }),
    ...(token && { authorization: `Bearer ${token}` }),
  };
  const answer = await fetch(server.url + path, { method, headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}
