/** About what an objection is being written: the id of a service, or the whole statement. */
export type About = number | 'all';
