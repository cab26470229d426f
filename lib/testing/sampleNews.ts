import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bodyOf, story } from './samples';

/** A story that says nothing but its title. */
export const NOTHING = { summary: '', body: null, place: null, state: null, category: null };

type Entry = { id: string | number; title?: string; headline?: string; content?: string };
/** The sample newsroom's stories in a language. */
export const newsIn = (language: string) =>
  ['breaking-news', 'featured-stories', 'news']
    .flatMap((feed): Entry[] =>
      JSON.parse(
        readFileSync(join(__dirname, `../../newsroom/data/${feed}/${language}.json`), 'utf8'),
      ),
    )
    .map(({ id, title, headline, content = '' }) =>
      story({ ...NOTHING, id: String(id), title: title ?? headline ?? '', body: bodyOf(content) }),
    );
