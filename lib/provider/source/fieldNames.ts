import { languageOf } from '@/lib/format/script';
import { languageName } from '@/lib/i18n/languageName';
import { LOCALE_NAMES, type Locale } from '@/lib/i18n/locales';

const OWN =
  'title headline summary description shortDescription content fullContent fullDescription image imageUrl thumbnail ' +
  'thumbnailUrl language category state location city timestamp createdAt updatedAt modifiedAt views author tags ' +
  'audioUrl videoUrl youtubeUrl link id status isPublished isDraft isDeleted deletedAt embargo photos premium time imageCaption imageCredit imageAlt keyPoints agency updates';

/** Other systems' names for our fields (product.md 10.2), the best first. */
const ALIASES = {
  id: 'uuid guid documentid objectid nid databaseid hashid @id slug pk key',
  headline: 'heading headertitle header headlines promoheadline name',
  shortDescription:
    'desc shortdesc excerpt snippet subtitle subheading subheadline standfirst synopsis intro lead deck dek teaser teasertext abstract sub summarytext trailtext introtext subheadlines subhead brief metadescription',
  content:
    'contenthtml body bodyhtml bodytext bodycontent html details detail detailshtml text contenttext articlebody fulltext longdescription contentelements blocks richtext cards selftext bodymarkdown markdown paragraphs story',
  imageUrl:
    'img imgurl imagepath imagelink images photo photourl picture pictureurl urltoimage cover banner multimedia ogimage imageweb mediaurl jetpackfeaturedmediaurl leadimage largeimage bigimage feedimage promoitems wp:featuredmedia media',
  thumbnailUrl: 'thumb thumburl thumbimage smallimage thumbnails',
  language: 'lang locale languagecode langcode languagescode',
  category:
    'categoryname categorytitle categories categoryslug cat catname categorynames section sectionname sections primarysection primarycategory primarytag articlesection wp:term service',
  state: 'statename',
  city: 'cityname district',
  timestamp:
    'displaydate firstpublishedat firstpublishdate firstpublicationdate firstpublisheddate firstpublished publishedat published publisheddate publishedon publishdate publicationdate publishedtimestamp dateadded addedon addedat uploadedon uploadedat insertedat publishon releasedate goliveat datepublished pubdate pubtime isodate ' +
    'postedat postedon starttime date datetime unixtimestamp',
  createdAt: 'created createdate createdtime firstcreated createdon createddate datecreated',
  updatedAt: 'updated versioncreated updatedon updateddate lastupdated dateupdated',
  modifiedAt: 'modified lastmodified datemodified modifieddate',
  views: 'viewcount viewscount pageviews hits',
  author:
    'authorname byline populatedauthors credits reporter reportername reportedby writtenby writer creator createdby usercreated user authors',
  tags: 'keywords taglist hashtags labels',
  audioUrl: 'audio audiolink',
  videoUrl: 'video videos videolink videosrc videofile videoembed videoembedcode embedcode iframe',
  youtubeUrl: 'youtube youtubeid youtubelink',
  status: 'publishstatus publicationstatus workflowstate visibility',
  isPublished: 'publish isactive active approved isapproved visible isvisible',
  isDraft: 'draft',
  isDeleted: 'deleted isarchived archived ishidden hidden',
  embargo: 'embargountil embargodate publishat scheduledat scheduledfor',
  photos: 'gallery photogallery galleryimages imagegallery slideshow',
  premium: 'ispremium paid ispaid premiumcontent',
  time: 'publishtime publishedtime',
  imageCaption: 'photocaption picturecaption',
  imageCredit:
    'photocredit picturecredit imagesource imageattribution imagecopyright photographer photoby',
  imageAlt: 'imagealttext alttext photoalt thumbnailalt',
  agency: 'agencyname newsagency source sourcename',
  keyPoints: 'keytakeaways takeaways bulletpoints',
  updates: 'liveupdates liveblog liveblogupdates liveblogupdate',
  coverageStart: 'coveragestarttime',
  coverageEnd: 'coverageendtime',
};

/** Ignores case, `_`, `-` and the spaces in column names of spreadsheets. */
const normalizedName = (name: string) => name.replace(/[\s_-]/g, '').toLowerCase();

const OWN_NAMES = new Set(OWN.split(' '));
const BY_NAME: ReadonlyMap<string, { field: string; rank: number }> = new Map([
  ...Object.entries(ALIASES).flatMap(([field, others]) =>
    others.split(' ').map((name, at) => [name, { field, rank: at + 1 }] as const),
  ),
  ...OWN.split(' ').map((field) => [normalizedName(field), { field, rank: 0 }] as const),
]);

/** Prefixes: `news_title`, `coverImage`. */
const PREFIX =
  /^(?:field|web|news|article|post|story|main|full|featured?|primary|cover|banner|hero|teaser)(?=.)/;

const LANGUAGES = LOCALE_NAMES.flatMap((locale) => {
  const name = languageName(locale, 'en').toLowerCase();
  return [name, name.slice(0, 3), locale].map((word) => ({ word, locale }));
});

type Meaning = { field: string; rank: number; locale?: Locale };

/** Suffixes: `published_at_utc`, `publishDateTime`, and Contentful's `tagsCollection`. */
const SUFFIX = /(?<=.)(?:utc|gmt|collection)$|(?<=.date)time(?:utc)?$/;

function fieldOf(given: string) {
  const plain = given.replace(SUFFIX, '');
  return BY_NAME.get(plain) ?? BY_NAME.get(plain.replace(PREFIX, ''));
}

/** Also understands `title_hi`, `titleHindi`, `hindi_title`. */
function meaningOf(name: string): Meaning | null {
  if (OWN_NAMES.has(name)) return null;
  const plain = normalizedName(name);
  const own = fieldOf(plain);
  if (own) return own;
  for (const { word, locale } of LANGUAGES) {
    const found =
      (plain.endsWith(word) && fieldOf(plain.slice(0, -word.length))) ||
      (plain.startsWith(word) && fieldOf(plain.slice(word.length)));
    if (found) return { ...found, locale };
  }
  return null;
}

/** Cached, because the entries of one list share their names. */
const NAMES_KEPT = 1_000;
const known = new Map<string, Meaning | null>();

function meaning(name: string): Meaning | null {
  const kept = known.get(name);
  if (kept !== undefined) return kept;
  const found = meaningOf(name);
  if (known.size < NAMES_KEPT) known.set(name, found);
  return found;
}

export type Entry = Readonly<Record<string, unknown>>;

const LOCAL = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d[\d:.]*$/;

const UTC = /(?:utc|gmt)$/i;

/** A name may say the zone of its time, or newsdata.io's field beside it. */
const valueUnder = (name: string, value: unknown, { [`${name}TZ`]: zone = '' }: Entry): unknown =>
  typeof value === 'string' && UTC.test(`${name}${String(zone)}`) && LOCAL.test(value)
    ? `${value}Z`
    : value;

/** Fields in which some systems store only a number: `category: 4`. */
const NAMED = new Set('category state city language author imageUrl image'.split(' '));

const isMissing = (value: unknown) => value === undefined || value === null || value === '';

const isUnnamed = (field: string, value: unknown) =>
  isMissing(value) || (NAMED.has(field) && isFigure(value));

const isFigure = (value: unknown): boolean =>
  Array.isArray(value)
    ? isFigure(value[0])
    : typeof value === 'number' || (typeof value === 'string' && /^\d{1,9}$/.test(value));

const isTitle = ({ field }: Meaning) => field === 'title' || field === 'headline';

/** Fills missing fields from fields with the same meaning, in the language of the entry's title. */
export function withOwnNames(entry: Entry): Entry {
  let others: (Meaning & { value: unknown })[] | undefined;
  for (const name in entry) {
    const found = meaning(name);
    const value = found && valueUnder(name, entry[name], entry);
    if (found && !isMissing(value)) (others ??= []).push({ ...found, value });
  }
  if (!others) return entry;
  const language = languageOfTitle(entry, others);
  const named: Record<string, unknown> = { ...entry };
  for (const { field, locale, value } of others.toSorted((a, b) => a.rank - b.rank))
    if ((!locale || locale === language) && isUnnamed(field, named[field])) named[field] = value;
  return named;
}

function languageOfTitle(
  { title, headline }: Entry,
  others: readonly (Meaning & { value: unknown })[],
): Locale | undefined {
  const titles = others.filter(isTitle);
  const own = [title, headline, titles.find(({ locale }) => !locale)?.value].find(
    (text) => typeof text === 'string' && text !== '',
  );
  return typeof own === 'string'
    ? languageOf(own)
    : LOCALE_NAMES.find((name) => titles.some(({ locale }) => locale === name));
}
