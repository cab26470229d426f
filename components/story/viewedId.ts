/** The id of a card's element in a list that has a viewer, which the viewer's URL names: without a script it leads to the card. */
export const viewedId = (storyId: string) => `view-${storyId}`;
