import { alertWith } from '@/lib/testing/alerts';
import { isWanted } from './sendAlert.mjs';

it.each<[string[], string[], string[], string[], boolean]>([
  [[], [], [], [], true],
  [[], [], ['bihar'], ['sports'], true],
  [['bihar'], [], [], [], true],
  [['bihar'], [], ['bihar'], [], true],
  [['bihar'], [], ['assam', 'bihar'], [], true],
  [['bihar'], [], ['assam'], [], false],
  [['bihar'], [], [], ['sports'], false],
  [[], ['sports'], [], ['sports'], true],
  [[], ['sports'], ['bihar'], [], false],
  [['bihar'], ['sports'], ['assam'], ['sports'], true],
  [['bihar'], ['sports'], ['assam'], ['health'], false],
])(
  'states %j and topics %j, for who chose %j and %j: %p',
  (states, topics, ofStates, ofTopics, is) => {
    const choice = { language: 'en', states: ofStates, topics: ofTopics };
    expect(isWanted(alertWith({ states, topics }), choice)).toBe(is);
  },
);
