import { coverage, liveUpdate } from '@/lib/testing/liveCoverage';
import { bodyOf, story } from '@/lib/testing/samples';
import { matchStories, searchStories } from './searchStories';
import { terms } from './terms';

const NOTHING = { title: 'x', summary: '', body: null, place: null, state: null };
const plain = (id: string, given: Partial<ReturnType<typeof story>>) =>
  story({ ...NOTHING, id, ...given });
const found = (stories: ReturnType<typeof story>[], query: string) =>
  searchStories(stories, terms(query)).map(({ id }) => id);

const lorries = liveUpdate(1, 1, { headline: 'Two bridges close to lorries' });

describe('finds', () => {
  it.each([
    ['bridge', { title: 'The Bridge opens' }],
    ['brid', { title: 'The Bridge opens' }],
    ['opens bridge', { title: 'The Bridge opens' }],
    ['bridge sagar', { title: 'The Bridge opens', place: 'Sagar' }],
    ['cafe', { body: bodyOf('A new café.') }],
    ['15 lakh', { highlights: ['Cost: १५ lakh'] }],
    ['madhya', { state: 'Madhya Pradesh' }],
    ['उत्तर प्रदेश', { title: 'Rain in UP' }],
    ['set up', { title: 'Farmers set up a bank' }],
    ['MLA', { title: 'तीन विधायकों की बैठक' }],
    ['taz', { title: 'ताज़ा पुल' }],
    ['हिन्दी', { title: 'हिंदी दिवस' }],
    ['जिला', { summary: 'ज़िला अस्पताल' }],
    ['lorries', { coverage: coverage(1, { updates: [lorries] }) }],
    ['पाँच', { body: bodyOf('पांच गाँव।') }],
    ['15 लाख', { title: 'मेले में १५ लाख लोग' }],
    ['کشتی', { title: 'كشتي واپس' }],
    ['ന്യൂസ്', { title: 'ന്യൂസ് 24' }],
    ['അവൻ', { title: 'അവന്\u200d വന്നു' }],
    ['চাঁদ', { title: 'চাংদ' }],
  ])('“%s”', (query, given) => {
    expect(found([plain('a', given), plain('b', { title: 'Something else' })], query)).toEqual([
      'a',
    ]);
  });
});

describe('finds a word in another form', () => {
  it.each([
    ['हमला चर्च', 'चर्च पर हमले'],
    ['बाघों का हमला', 'बाघ ने किया हमला'],
    ['लड़कियों की आपबीती', 'एक लड़की की आपबीती'],
    ['औरतें', 'औरत होने की क़ीमत'],
    ['पुल ढहना', 'पुल का हिस्सा ढहा'],
    ['tigers safari', 'Tiger safari'],
    ['train delay', 'Trains delayed'],
  ])('“%s” in “%s”, whether or not it stands somewhere as it is typed', (query, title) => {
    const typed = plain('typed', { title: `x ${query.split(' ')[0]}` });
    expect(found([plain('a', { title }), typed], query)).toContain('a');
  });

  it('after those that have it as it is typed', () => {
    const stories = [
      plain('other', { title: 'चर्च पर हमले' }),
      plain('same', { title: 'चर्च पर हमला' }),
    ];
    expect(found(stories, 'हमला')).toEqual(['same', 'other']);
  });
});

describe('finds a place in the other script', () => {
  it.each([
    ['Indore', { title: 'इंदौर में नया पुल' }],
    ['इंदौर', { title: 'A new bridge in Indore' }],
    ['इंदौर', { place: 'Indore' }],
    ['madhya pradesh', { state: 'मध्य प्रदेश' }],
    ['मध्य प्रदेश', { body: bodyOf('It rained in Madhya Pradesh.') }],
    ['tamil nadu rain', { title: 'तमिलनाडु', body: bodyOf('Heavy rain.') }],
    ['Indore पुल', { title: 'इंदौर में नया पुल' }],
    ['Allahabad', { place: 'Prayagraj' }],
  ])('“%s” in %j', (query, given) => {
    expect(found([plain('a', given), plain('b', { title: 'Something else' })], query)).toEqual([
      'a',
    ]);
  });

  it('but a story must hold the whole name', () => {
    expect(found([plain('a', { title: 'मध्य में प्रदेश' })], 'madhya pradesh')).toEqual([]);
  });
});

describe('finds words that are spaced otherwise', () => {
  it.each([
    ['vidhan sabha', 'विधानसभा का सत्र'],
    ['sharab bandi', 'बिहार में शराबबंदी'],
    ['fast tag', 'फ़ास्टैग के नियम'],
    ['विधान सभा', 'विधानसभा का सत्र'],
    ['विधानसभा', 'विधान सभा का सत्र'],
    ['karwachauth', 'करवा चौथ पर बाज़ार'],
    ['foot bridge', 'Footbridge opens'],
    ['worldcup', 'The World Cup begins'],
  ])('“%s” in “%s”', (query, title) => {
    expect(found([plain('a', { title }), plain('b', { title: 'Else' })], query)).toEqual(['a']);
  });

  it('but not where the parts stand apart, nor where English is found as it is typed', () => {
    expect(found([plain('a', { title: 'A cup of the world' })], 'worldcup')).toEqual([]);
    const stories = [plain('a', { title: 'A foot bridge' }), plain('b', { title: 'Footbridge' })];
    expect(found(stories, 'foot bridge')).toEqual(['a']);
  });

  it('in Devanagari after what is found as it is typed', () => {
    const stories = [plain('a', { title: 'विधानसभा' }), plain('b', { title: 'विधान सभा' })];
    expect(found(stories, 'विधान सभा')).toEqual(['b', 'a']);
  });
});

describe('does not take a short word for another', () => {
  it.each([
    ['pani', 'अपनी बात'],
    ['pani', 'Pune builders add guest rooms'],
    ['pani', 'पुणे में पॉडकास्ट'],
    ['aaloo', 'लूट के बाद लोग'],
    ['bus', 'तीन बजे बैठक'],
    ['mahila', 'मांडू का महल'],
  ])('“%s” in “%s”', (query, title) => {
    const stories = [plain('a', { title }), plain('b', { title: 'पानी, महिला और आलू' })];
    expect(found(stories, query)).not.toContain('a');
  });
});

describe('does not take what only sounds alike for an answer', () => {
  it.each([
    ['वॉर', { title: 'Workers of the world' }],
    ['sona', { title: 'सेना के नए वाहन' }],
    ['गोवा', { title: 'Diego leads the strikers' }],
    ['चैक', { body: bodyOf('A checked shirt.') }],
    ['cm', { title: 'पुलिस की मदद से काम' }],
    ['uae', { title: 'यू-ए का पेपर' }],
    ['qqqzz', { title: 'काजू और क्यूज़' }],
    ['qqqzz', { title: 'In case of rain' }],
    ['qqzz', { title: 'In case of rain' }],
    ['qqzz', { title: 'काज और कज़ा' }],
    ['xyzzy', { title: 'She sees its size' }],
    ['गोवा', { title: 'Two goals for the home side' }],
    ['goa', { title: 'Two goals for the home side' }],
    ['अमेरिका', { title: 'Let us see how users vote' }],
    ['उत्तर प्रदेश', { title: 'Prices go up at the Upper Lake' }],
    ['प्रधानमंत्री', { title: 'Gates close at 5 PM and open at 5 pm' }],
    ['kisan', { title: 'किसने किसी को देखा' }],
  ])('“%s” in %j', (query, given) => {
    expect(found([plain('a', given)], query)).toEqual([]);
  });

  it.each([
    ['kisan', 'किसानों का आंदोलन', 'found'],
    ['हाइकोर्ट', 'हाईकोर्ट का फ़ैसला', 'found'],
    ['कांगेस', 'कांग्रेस की सूची', 'similar'],
    ['goverment', 'A new government', 'similar'],
    ['dhini', 'धोनी का शतक', 'similar'],
  ] as const)('“%s” and “%s”: %s', (query, title, kind) => {
    const matches = matchStories([plain('a', { title })], terms(query));
    expect({ found: matches.found.length, similar: matches.similar.length }).toEqual({
      found: 0,
      similar: 0,
      [kind]: 1,
    });
  });

  it('but half of a short word may be the beginning of one while it is typed', () => {
    const stories = [plain('a', { title: 'भारत में' })];
    const typed = (isTyping: boolean) => searchStories(stories, terms('bhar'), { isTyping }).length;
    expect([typed(true), typed(false)]).toEqual([1, 0]);
  });
});

describe('does not find', () => {
  it.each([
    ['idge', 'the end of a word'],
    ['brid opens', 'a beginning that is not the last word'],
    ['bridge closes', 'one word of two'],
    ['null', 'a body that is not there'],
    ['', 'nothing at all'],
    ['।!', 'signs alone'],
  ])('“%s”: %s', (query) => {
    expect(found([plain('a', { title: 'The bridge opens', body: null })], query)).toEqual([]);
  });
});

describe('puts', () => {
  const old = '2026-01-01T00:00:00Z';
  const fresh = '2026-11-01T00:00:00Z';

  it('title before summary before body', () => {
    const stories = [
      plain('body', { body: bodyOf('A bridge.') }),
      plain('summary', { summary: 'A bridge.' }),
      plain('title', { title: 'A bridge', publishedAt: old }),
    ];
    expect(found(stories, 'bridge')).toEqual(['title', 'summary', 'body']);
  });

  it('the whole word before its beginning, and either in the title before the summary', () => {
    const stories = [
      plain('summary', { summary: 'A train.' }),
      plain('begins', { title: 'A training' }),
      plain('whole', { title: 'A train' }),
    ];
    expect(found(stories, 'train')).toEqual(['whole', 'begins', 'summary']);
  });

  it('a summary of today before a title of seven years ago, and that before a text of today', () => {
    const stories = [
      plain('body', { body: bodyOf('A bridge.') }),
      plain('title', { title: 'A bridge', publishedAt: '2019-11-20T00:00:00Z' }),
      plain('summary', { summary: 'A bridge.' }),
    ];
    expect(found(stories, 'bridge')).toEqual(['summary', 'title', 'body']);
  });

  it('what is spelled in the other script in the title before a text that has it as it is typed', () => {
    const stories = [
      plain('body', { body: bodyOf('A bus.') }),
      plain('hindi', { title: 'बस पलटी' }),
      plain('title', { title: 'A bus' }),
    ];
    expect(found(stories, 'bus')).toEqual(['title', 'hindi', 'body']);
  });

  it('all words in the title before one of them', () => {
    const stories = [
      plain('one', { title: 'A bridge', body: bodyOf('in Sagar') }),
      plain('both', { title: 'A bridge in Sagar', publishedAt: old }),
    ];
    expect(found(stories, 'bridge sagar')).toEqual(['both', 'one']);
  });

  it('the newer first among equals, one without a time last', () => {
    const stories = [
      plain('none', { title: 'bridge', publishedAt: null }),
      plain('old', { title: 'bridge', publishedAt: old }),
      plain('fresh', { title: 'bridge', publishedAt: fresh }),
    ];
    expect(found(stories, 'bridge')).toEqual(['fresh', 'old', 'none']);
  });

  it('no story behind others because one is dated years ahead, and that one as if without a date', () => {
    const [title, summary] = [{ title: 'A bridge' }, { summary: 'A bridge.' }];
    const stories = [
      plain('ahead', { ...title, publishedAt: '2031-11-01T00:00:00Z' }),
      plain('title', { ...title, publishedAt: '2019-11-20T00:00:00Z' }),
      plain('fresh', { ...summary, publishedAt: fresh }),
      plain('undated', { ...title, publishedAt: null }),
    ];
    const order = searchStories(stories, terms('bridge'), { believableUntil: Date.parse(fresh) });
    expect(order.map(({ id }) => id)).toEqual(['ahead', 'undated', 'fresh', 'title']);
  });
});

it('puts the one that leads before an equally good one, not before a better one', () => {
  const stories = [
    plain('better', { title: 'A bridge' }),
    plain('equal', { summary: 'A bridge.' }),
    plain('leads', { summary: 'A bridge.' }),
  ];
  const winsTie = ({ id }: { id: string }) => id === 'leads';
  const order = searchStories(stories, terms('bridge'), { winsTie });
  expect(order.map(({ id }) => id)).toEqual(['better', 'leads', 'equal']);
});

it('sees a story that changed under its id', () => {
  expect(found([plain('a', { title: 'A bridge' })], 'bridge')).toEqual(['a']);
  expect(found([plain('a', { title: 'A road' })], 'bridge')).toEqual([]);
  expect(found([plain('a', { title: 'A road', highlights: ['bridge'] })], 'bridge')).toEqual(['a']);
});

it('folds the texts of a story once', () => {
  const read = jest.fn(() => 'A bridge.');
  const one = Object.defineProperty(plain('a', {}), 'summary', { get: read });
  expect([found([one], 'bridge'), found([one, plain('b', {})], 'road')]).toEqual([['a'], []]);
  expect(read).toHaveBeenCalledTimes(1);
});
