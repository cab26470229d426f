export type NewsroomContacts = {
  phone: { display: string; href: string } | null;
  emails: string[];
};
