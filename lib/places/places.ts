export type NamedPlace = { id: string; name: string };

/** What `/api/places` answers. */
export type PlaceChoices = { states: readonly NamedPlace[]; cities: readonly NamedPlace[] };
