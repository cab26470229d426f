import type { JsonLdNode } from './vocabulary';

/**
 * Google's required and recommended properties that are ours to give, from its pages on each
 * feature.
 */
const GOOGLE = {
  NewsArticle: [
    'headline',
    'image',
    'datePublished',
    'dateModified',
    'author',
    'publisher',
    'mainEntityOfPage',
    'description',
  ],
  LiveBlogPosting: [
    'headline',
    'image',
    'datePublished',
    'dateModified',
    'author',
    'publisher',
    'mainEntityOfPage',
    'description',
    'coverageStartTime',
    'liveBlogUpdate',
  ],
  /** An update of it. */
  BlogPosting: ['headline', 'articleBody', 'datePublished', 'dateModified', 'author', 'publisher'],
  VideoObject: ['name', 'description', 'thumbnailUrl', 'uploadDate'],
  BreadcrumbList: ['itemListElement'],
  NewsMediaOrganization: [
    'name',
    'url',
    'logo',
    'sameAs',
    'contactPoint',
    'address',
    'alternateName',
  ],
  WebSite: ['name', 'url', 'potentialAction', 'alternateName'],
  CollectionPage: ['name', 'mainEntity'],
  WebApplication: ['name', 'offers', 'applicationCategory', 'operatingSystem'],
  ContactPage: ['name', 'mainEntity'],
} as const satisfies Record<string, readonly string[]>;

/** Of these the ones that a node has not. */
export const missing = (node: JsonLdNode | undefined, type: keyof typeof GOOGLE) =>
  GOOGLE[type].filter((name) => node?.[name] === undefined);
