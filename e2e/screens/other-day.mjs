/** Loaded before the server: whoever started it can send by how many milliseconds its clock is to differ. */
const RealDate = Date;
let shift = 0;

globalThis.Date = class extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(RealDate.now() + shift);
    else super(...given);
  }
  static now() {
    return RealDate.now() + shift;
  }
};

process.on('message', (milliseconds) => {
  shift = milliseconds;
  process.send('set');
});
process.channel?.unref();
