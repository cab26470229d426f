/** How a reader of a story reaches the newsroom: one phone number, the departments' e-mail. */
export type NewsroomContacts = {
  phone: { display: string; href: string } | null;
  emails: string[];
};
