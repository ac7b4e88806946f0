import { it } from 'vitest';
import { useVisitors } from '../../../support/data/visitors.ts';
import { content } from '../../../support/visitor/content.ts';
import { expect } from '../../../support/visitor/shown.ts';

const visitor = useVisitors({ fresh: true, allows: /404|MIME|module/ });

it(
  'a file that nobody pressed for is told of in its place, and takes no focus',
  { tags: 'long' },
  async () => {
    const { page, simulator } = await visitor({ stored: 'alerce' });
    await page.route('**/assets/WhyMissing-*', (route) => route.fulfill({ status: 404 }));
    await page.route('**/simular_personal', (route) => route.fulfill({ json: { offers: [] } }));
    await simulator.open('/alerce');
    await simulator.submitLoan();
    await simulator.submitPersonal();
    await expect(
      page
        .locator('main [role=alert]')
        .filter({ hasText: content.site.errors.unexpected.text, visible: true }),
    ).toHaveCount(1);
    await expect(simulator.resultsTitle).toBeFocused();
  },
);
