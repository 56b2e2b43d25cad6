import { act, send } from './api.js';
import { $ } from './dom.js';

/** The clock from the last reply, and the time of that reply. */
let clock = { now: '', zone: '', running: false, received: 0 };

function showClock({ now, zone, running }) {
  clock = { now, zone, running, received: performance.now() };
  $('clock-running').textContent = running ? 'Stop the clock' : 'Let the clock run';
  $('clock-running').onclick = () => changeClock({ running: !running });
  tick();
}

/** Shows the time of the clock in the zone of the mock, as the journal does. */
function tick() {
  const { now, zone, running, received } = clock;
  if (now === '') return;
  const [wall, offset] = [now.slice(0, 19), now.slice(19)];
  const passed = running ? performance.now() - received : 0;
  const shown = new Date(Date.parse(`${wall}Z`) + passed).toISOString().slice(0, 19);
  $('now').textContent = `${shown.replace('T', ' ')} (${zone}, UTC${offset})${running ? '' : ', stopped'}`;
}

const changeClock = (body) =>
  act('The clock has changed.', async () => showClock(await send('POST', 'clock', { body })));

export async function startClock() {
  const now = await send('GET', 'clock');
  showClock(now);
  $('clock-now').value = now.now.slice(0, 19);
  setInterval(tick, 1000);
}

for (const button of document.querySelectorAll('[data-advance]')) {
  button.onclick = () => changeClock({ advance: Number(button.dataset.advance) });
}
$('clock-form').onsubmit = (event) => {
  event.preventDefault();
  void changeClock({ now: $('clock-now').value });
};
