/** India Post's three ranks; a few offices in the directory have none. */
export const OFFICE_KINDS = ['head', 'sub', 'unnamed', 'branch'] as const;

export type OfficeKind = (typeof OFFICE_KINDS)[number];

export type Office = {
  pincode: string;
  name: string;
  kind: OfficeKind;
  taluk: string;
  district: string;
  state: string;
};
