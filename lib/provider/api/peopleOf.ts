import { isObject, isRecord } from '@/lib/isObject';
import type { Entry } from '@/lib/provider/source/fieldNames';
import { listIn, parsedIfJson, valueIn } from './entryValues';

const PERSON =
  'name displayName fullName full_name author_name authorName original text node stringValue data attributes'.split(
    ' ',
  );

function personOf(given: unknown): unknown {
  if (!isObject(given) || 'name' in given) return given;
  const { firstName, firstname = firstName, first_name = firstname } = given;
  const { lastName, lastname = lastName, last_name = lastname } = given;
  const parts = [first_name, last_name].filter((part) => typeof part === 'string');
  return { ...given, name: valueIn(given, PERSON) ?? parts.join(' ') };
}

function peopleIn(sent: unknown): readonly unknown[] {
  const given = parsedIfJson(sent);
  return isObject(given) ? [listIn(given)].flat().map(personOf) : [];
}

/** Payload sends the ids of authors beside their names. */
const hasName = (person: unknown) =>
  isRecord(person) ? Boolean(person.name) : typeof person === 'string';

/** An entry's authors as objects with a name; undefined if a text or nobody is named. */
export const peopleOf = ({ authors, author }: Entry): readonly unknown[] | undefined =>
  [authors, author].map(peopleIn).find((all) => all.some(hasName));
