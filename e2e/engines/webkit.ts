import { Builder, Capabilities, Origin, type WebDriver } from 'selenium-webdriver';
import { freePort } from '../../tests/harness/free-port.mjs';
import { until } from '../harness/until';
import { type Engine, type EnginePage, type Place, type Point, VIEW } from './page';
import { findProgram, REPORT, startProgram } from './programs';

const PROGRAMS = ['WebKitWebDriver', 'Xvfb'] as const;

/** WebKitGTK by its own driver, on a virtual screen of the view's size, because it has no headless mode. */
export const webkit: Engine = {
  name: 'WebKitGTK',
  packages: ['webkit2gtk-driver', 'xvfb'],
  isInstalled: () => PROGRAMS.every((name) => findProgram(name)),
  async start() {
    const screen = startProgram('Xvfb', [
      '-displayfd',
      `${REPORT}`,
      '-screen',
      '0',
      `${VIEW.width}x${VIEW.height}x24`,
      '-nolisten',
      'tcp',
    ]);
    const DISPLAY = `:${await screen.reported(/^(\d+)\n/m)}`;
    const port = await freePort();
    const program = startProgram('WebKitWebDriver', [`--port=${port}`], { DISPLAY });
    const server = `http://127.0.0.1:${port}`;
    const isReady = () =>
      fetch(`${server}/status`).then(
        ({ ok }) => ok,
        () => false,
      );
    await until(isReady, 'WebKitWebDriver does not listen.');
    const driver = await new Builder().usingServer(server).withCapabilities(WITHOUT_TOOLBAR).build();
    await driver
      .manage()
      .window()
      .setRect({ x: 0, y: 0, ...VIEW });
    return pageOf(driver, async () => {
      await driver.quit();
      await program.stop();
      await screen.stop();
    });
  },
};

/** The toolbar would keep the window wider than a phone. */
const WITHOUT_TOOLBAR = new Capabilities({
  browserName: 'MiniBrowser',
  'webkitgtk:browserOptions': { args: ['--automation', '--full-screen'] },
});

function pageOf(driver: WebDriver, close: () => Promise<void>): EnginePage {
  const enter = async (place: Place) => {
    await driver.switchTo().defaultContent();
    if (place === 'frame') await driver.switchTo().frame(0);
  };
  const fromFrame = async ({ x, y }: Point): Promise<Point> => {
    await enter('page');
    const frame = await driver.executeScript<Point>(`return document.querySelector('iframe').getBoundingClientRect()`);
    return { x: x + frame.x, y: y + frame.y };
  };
  return {
    // The driver does not report the console.
    errors: [],
    close,
    open: (url) => driver.get(url),
    async evaluate(expression, place) {
      await enter(place);
      return String(await driver.executeScript(`return ${expression}`));
    },
    async click(point, place) {
      // The driver reports a wrong position of frames.
      const { x, y } = place === 'page' ? point : await fromFrame(point);
      await enter('page');
      const move = { x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 };
      await driver.actions().move(move).click().perform();
    },
    async type(text, place) {
      await enter(place);
      await driver.actions().sendKeys(text).perform();
    },
    picture: () => driver.takeScreenshot(),
  };
}
