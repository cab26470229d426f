import type { Block, Body } from './body';
import { datelined } from './datelined';
import { correctionRows, factCheckRows, type NoteRow } from './noteRows';
import type { Story } from './story';

type Words = Parameters<typeof correctionRows>[1];

export const writtenText = (story: Story, words: Words): Body => [
  ...correctionRows(story, words).map(noteBlock),
  ...(story.factCheck ? [heading(words.t('factCheck'))] : []),
  ...factCheckRows(story, words).map(noteBlock),
  ...keyPointBlocks(story, words),
  ...(datelined(story) ?? []),
];

const heading = (text: string): Block => ({ type: 'heading', level: 2, content: [text] });

const noteBlock = ({ label, text, href }: NoteRow): Block => ({
  type: 'paragraph',
  content: [
    { type: 'strong', content: [label] },
    ' ',
    href ? { type: 'link', href, content: [text] } : text,
  ],
  isAside: true,
});

const keyPointBlocks = ({ highlights }: Story, { t }: Words): Block[] =>
  highlights.length === 0
    ? []
    : [
        heading(t('keyPoints')),
        { type: 'list', ordered: false, items: highlights.map((point) => ({ content: [point] })) },
      ];
