// A provider with a few stories of the second brand, in all its languages.

import { createServer } from 'node:http';

const HOUR = 3_600_000;

/**
 * @param {string} id @param {string} title @param {string} text
 * @param {{ category: string, state?: string, hours: number }} facts
 */
const story = (id, title, text, { category, state, hours }) => ({
  id,
  title,
  headline: title,
  content: text,
  description: text,
  shortDescription: text,
  fullDescription: text,
  category,
  ...(state && { state }),
  createdAt: new Date(Date.now() - hours * HOUR).toISOString(),
});

const POSTER = {
  id: 'kinara-poster',
  title: 'पहाटेचे बंदर',
  description: 'सूर्योदयापूर्वीच होड्या निघतात.',
  category: 'fishing',
};

const NEWS = () => [
  story(
    'boats-return',
    'Boats return before the storm',
    'All boats of the harbour came back on Monday evening. The next warning is expected on Tuesday.',
    { category: 'fishing', state: 'maharashtra', hours: 3 },
  ),
  story(
    'hodya-paratlya',
    'वादळापूर्वी सर्व होड्या परतल्या',
    'बंदरातील सर्व होड्या सोमवारी संध्याकाळी परत आल्या. पुढील इशारा मंगळवारी अपेक्षित आहे.',
    { category: 'fishing', state: 'maharashtra', hours: 2 },
  ),
  story(
    'kaju-bhav',
    'काजूला यंदा चांगला भाव',
    'यंदा काजूचे पीक चांगले आले आहे आणि शेतकऱ्यांना भावही चांगला मिळत आहे.',
    { category: 'farming', state: 'goa', hours: 5 },
  ),
  story('natya-mahotsav', 'नाट्य महोत्सवाला सुरुवात', 'पाच दिवसांचा नाट्य महोत्सव रविवारी सुरू झाला.', {
    category: 'culture',
    state: 'goa',
    hours: 6,
  }),
  story('kabaddi-antim', 'कबड्डीचा अंतिम सामना रविवारी', 'गावातील मैदानावर अंतिम सामना होणार आहे.', {
    category: 'sports',
    state: 'maharashtra',
    hours: 8,
  }),
  story(
    'padagugal-thirumbina',
    'புயலுக்கு முன்பே படகுகள் அனைத்தும் கரை திரும்பின',
    'துறைமுகத்தின் எல்லாப் படகுகளும் திங்கள்கிழமை மாலை திரும்பின. அடுத்த எச்சரிக்கை செவ்வாய்க்கிழமை வரும்.',
    { category: 'fishing', state: 'maharashtra', hours: 2 },
  ),
  story(
    'kashtiyan-wapas',
    'طوفان سے پہلے تمام 24 کشتیاں GPS کی مدد سے واپس آ گئیں',
    'بندرگاہ کی تمام کشتیاں پیر کی شام واپس آ گئیں۔ اگلی اطلاع منگل کو متوقع ہے۔ ماہی گیروں کو ₹2,000 دیے گئے۔',
    { category: 'fishing', state: 'maharashtra', hours: 2 },
  ),
  story('kheti-ki-khabar', 'کسانوں کو کاجو کی اچھی قیمت ملی', 'اس سال کاجو کی فصل اچھی ہوئی ہے۔', {
    category: 'farming',
    state: 'goa',
    hours: 5,
  }),
];

/**
 * Serves the four feeds of the provider's API.
 *
 * @param {number} port
 * @returns {Promise<import('node:http').Server>}
 */
export const serveNews = (port) =>
  new Promise((done) => {
    const server = createServer((request, response) => {
      const [feed = ''] = /[^/?]+(?=$|\?)/.exec(request.url ?? '') ?? [];
      const lists = /** @type {Record<string, () => unknown>} */ ({
        news: NEWS,
        'breaking-news': () => NEWS().slice(0, 2),
        'featured-stories': () => NEWS().slice(2),
        posters: () => [POSTER],
      });
      response
        .writeHead(lists[feed] ? 200 : 404, { 'Content-Type': 'application/json' })
        .end(JSON.stringify(lists[feed]?.() ?? null));
    }).listen(port, () => done(server));
  });
