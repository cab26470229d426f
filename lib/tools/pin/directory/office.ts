/** What a post office is: India's have three ranks, and a few in the directory name none. */
export const OFFICE_KINDS = ['head', 'sub', 'unnamed', 'branch'] as const;

export type OfficeKind = (typeof OFFICE_KINDS)[number];

/** A post office of the directory, its places in the page's language where that has a name. */
export type Office = {
  /** Six digits. */
  pincode: string;
  /** In Latin letters, as all of the directory. */
  name: string;
  kind: OfficeKind;
  /** Empty where the directory has none. */
  taluk: string;
  district: string;
  state: string;
};
