export type NamedPlace = { id: string; name: string };

/** A city with the id of its state, null where that is not known. */
export type City = NamedPlace & { state: string | null };

/** What `/api/places` answers. */
export type PlaceChoices = { states: readonly NamedPlace[]; cities: readonly City[] };
