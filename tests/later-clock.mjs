// Preloaded into a portal of tests: its days are so much later. What the database stamps stays as it is.
const ahead = Number(process.env.CLOCK_AHEAD_MS);
const Present = Date;

globalThis.Date = class extends Present {
  constructor(...given) {
    if (given.length === 0) super(Present.now() + ahead);
    else super(...given);
  }

  static now() {
    return Present.now() + ahead;
  }
};
