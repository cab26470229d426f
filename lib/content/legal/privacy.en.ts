import { channelName } from '@/lib/i18n/channelName';
import type { PrivacySection } from './privacy';
import type { SectionText } from './section';

const CHANNEL = channelName('en');

/** The privacy policy in English. */
export const PRIVACY_EN: Record<PrivacySection, SectionText> = {
  introduction: {
    title: 'Introduction',
    paragraphs: [
      `${CHANNEL} (“we”) publishes news in English and Hindi. You can read every page of this website without registering, and we try to learn as little about you as a website can.`,
      'This policy says which information arises when you visit the website or write to us, what happens to it, and what you may ask of us. It applies to this website only. App stores, social networks and video services have policies of their own.',
    ],
  },
  information: {
    title: 'Information we collect',
    paragraphs: [
      'Some of it you tell us yourself, some arises technically when a page is delivered, and some could be stored in your browser. In detail:',
    ],
    points: [
      'Personal details: if you e-mail us, call us or write on WhatsApp, we receive your address or number and what you tell us. The forms on this website do not transmit what you enter to us, and we keep no copy of it. To be sure that a message reaches us, please e-mail or call.',
      'Personal details in tools: what you enter in the calculators and tools is worked out on your own phone or computer. It reaches our server in two cases only: when JavaScript is off, since the server then does the sum; and when a page is opened or reloaded whose address holds what you entered, as with the EMI calculator. It is used for that answer alone; the address of the page may stay in the technical logs named below.',
      'Usage data: to deliver a page, the server has to receive your IP address, the address of the page, the words of a search, the type of your browser and the time. Our hosting provider may hold such entries in technical logs. We build no profiles from them and use no analytics service.',
      'Cookies and tracking: this website sets no cookies of its own and stores nothing about you in your browser, not even the language, which is part of the page’s address. One thing passes through it: when you switch the language, what you had typed on the page and where you were are kept in that tab for the page that opens, removed as soon as it has read them, and never sent to us. Your browser may keep pages and pictures in its ordinary cache. We use no tracking pixels and no advertising trackers.',
      'Videos: an embedded video is loaded only after you click to open or play it. Your browser then contacts the service that hosts it, for example YouTube’s privacy-enhanced address youtube-nocookie.com. That service learns your IP address and may set cookies or store data under its own policy.',
    ],
  },
  use: {
    title: 'How we use it',
    paragraphs: ['We use information only for the purpose for which it reached us:'],
    points: [
      'to deliver the pages, pictures and searches you ask for;',
      'to answer your message, correct a mistake or follow up a hint you gave us;',
      'to deal with a job application or an enquiry about advertising;',
      'to find faults and to protect the website against misuse;',
      'to meet duties that the law places on us.',
    ],
  },
  sharing: {
    title: 'Sharing',
    paragraphs: [
      'We do not sell personal data and do not hand it to advertisers. It leaves us only in these cases:',
    ],
    points: [
      'Service providers: our hosting, e-mail and telephone providers handle data for us as far as their service requires.',
      'Services you choose: when you share a story, open WhatsApp, an app store or a social network, or play a video, you go to that service yourself, and its own rules apply.',
      'Law: we give information to courts or authorities where Indian law obliges us to. We protect the identity of our sources as far as the law allows.',
    ],
  },
  security: {
    title: 'Security',
    paragraphs: [
      'The best protection is data that does not exist: there are no accounts, no passwords and no reader database on this website. Its pages allow no scripts of other companies, and pictures reach you through our own server.',
      'Messages you send us are open only to those who deal with them, and are deleted when they are no longer needed, unless the law requires us to keep them. No system is completely secure; please send us nothing by e-mail that must on no account become known.',
    ],
  },
  rights: {
    title: 'Your rights',
    paragraphs: [
      'The Digital Personal Data Protection Act, 2023 (DPDP Act) gives you rights over your digital personal data. Its provisions come into force on dates that the Central Government notifies; you may send us such requests regardless of that date.',
      'Please write from the address or number your request is about, so that we can recognise you. If we hold nothing about you, we will say so. Some rights have limits in law, for instance where data must be kept for a legal duty.',
      'Where we hold data about you, you may ask us for:',
    ],
    points: [
      'Access: a summary of the data, of what is done with it, and of those with whom it was shared.',
      'Correction and erasure: that we correct, complete, update or erase the data.',
      'Withdrawal of consent: that we stop, if the use rests on your consent. You can withdraw it as easily as you gave it.',
      'Grievance redressal: that we look into your complaint. Where the Act so provides, you may then turn to the Data Protection Board of India.',
      'Nomination: that we note a person who may exercise your rights in case of your death or incapacity.',
    ],
  },
  contact: {
    title: 'Contact',
    paragraphs: [
      `For questions about this policy write to ${CHANNEL}, Sector 62, Noida 201309, Uttar Pradesh, India. Our telephone number and e-mail addresses stand on the Contact Us page and at the foot of every page.`,
    ],
  },
  'data-protection-officer': {
    title: 'Data Protection Officer',
    paragraphs: [
      `Requests and complaints about personal data are handled by our Data Protection Officer. Please address your letter or e-mail to “Data Protection Officer, ${CHANNEL}” at the address above, and say in one sentence what it is about.`,
    ],
  },
};
