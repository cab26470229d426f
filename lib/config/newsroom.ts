export type Phone = { display: string; href: string };

export type NewsroomContacts = { phone: Phone | null; emails: string[] };
