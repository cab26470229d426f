const MAIL = /^[^\s@]{1,80}@[^\s@]+$/;
const MAIL_BEHIND = /\s{0,9}<[^\s<>@]{1,80}@[^\s<>]{1,200}>/g;
const PLACEHOLDER =
  /^(?:unknown|undefined|null|none|n\/a|admin|administrator|site admin|super ?user|webmaster|https?:\S*|\d{1,9}|[\da-f]{24}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i;
const LABEL =
  /^(?:(?:(?:written|posted|reported|edited|curated|compiled|published|translated) )?by(?::\s*|\s+)|(?:author|writer|reporter|editor|लेखक|लेखिका|लेखन|प्रस्तुति|संपादन|रिपोर्ट|द्वारा)\s?:\s*)/i;

/** Empty for a placeholder or a bare email address. RSS and Blogger write `a@b.in (Asha)`. */
export function authorName(given: string): string {
  const [, name = given.replace(MAIL_BEHIND, '')] =
    /^[^\s@]{1,80}@[^\s@(]{1,200}\s{1,9}\((.{1,200})\)$/.exec(given.trim()) ?? [];
  return MAIL.test(name) || PLACEHOLDER.test(name) ? '' : name.replace(LABEL, '');
}

const BETWEEN = / ?[,;|/] ?(?:(?:and|और) )?| (?:and|&|और|एवं|एवम्|तथा|व) /i;

/** Words of desks, ranks, companies and places, which may follow a name like a second person. */
const NO_PERSON =
  /(?:^|\s)(?:desk|bureau|news|newsroom|correspondent|reporter|editor|writer|staff|team|agency|agencies|service|report|media|press|times|express|today|herald|post|tribune|samachar|digital|live|online|tv|channel|company|ltd|limited|university|institute|ministry|trust|india|delhi|mumbai|noida|pradesh|nadu|bengal|kashmir|state|city|डेस्क|ब्यूरो|संवाददाता|संपादक|प्रतिनिधि|रिपोर्टर|एजेंसी|टीम|न्यूज\u093c?|समाचार|टाइम्स|डिजिटल|लाइव|मीडिया|भारत|दिल्ली|मुंबई|प्रदेश|बंगाल)(?=\s|$)/i;
const NAME = /^[\p{Lu}\p{Lo}][\p{L}\p{M}.'’-]{0,40}$/u;

function isPerson(given: string): boolean {
  const names = given.split(' ');
  const isFullName =
    names.length >= 2 && names.length <= 4 && names.every((name) => NAME.test(name));
  return isFullName && !NO_PERSON.test(given.normalize('NFC'));
}

/** Splits several people in one field if every part is a full name: "Asha Verma and Ravi Kumar". */
export function authorNames(given: string): readonly string[] {
  const parts = given.split(BETWEEN).map((part) => authorName(part).trim());
  if (parts.length > 1 && parts.every(isPerson)) return parts;
  const name = authorName(given);
  const [own = '', place = '', ...more] = name.split(/ ?\| ?/);
  return [more.length === 0 && isPerson(own) && !AGENCY.test(place) ? own : name];
}

/** A credit stays; behind a bar, most have a place: "Asha Verma | Bhopal". */
const AGENCY = /\p{Lu}{2}|^(?:पीटीआई|एएनआई|आईएएनएस|भाषा|वार्ता)$/u;
