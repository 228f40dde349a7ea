import { Person } from './person.ts'
import { expect, test } from './test.ts'

test.describe('Blood & Plunder on a phone, by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a whole turn of the sample land battle with a map: units are dragged, rings, ruler, roster, chart', async ({
    page,
  }) => {
    const person = new Raider(page)
    await person.startsBattle(/^With a map: distances/)
    await person.findsNoBarrier()
    await person.playsTurn()
    await expect(page.locator('.question h2')).not.toContainText('Strike points that')
    await page.getByRole('button', { name: /^Town Muskets: / }).click()
    await expect(page.locator('.bp-ring')).toHaveCount(4)
    await person.draws('Ruler', { x: 0.2, y: 0.5 }, { x: 0.7, y: 0.5 })
    await expect(page.locator('.bp-told')).toHaveText(/^1[78]\.\d inches$/)
    await person.tap('Roster')
    await expect(page.getByRole('row', { name: /Garrison Line/ })).toBeVisible()
    await person.findsNoBarrier()
    await person.tap('Chart')
    await expect(page.locator('.bp-hit')).toHaveCount(1)
    await person.findsNoBarrier()
  })

  test('a unit is dragged to where its models really ended, and that is the truth', async ({ page }) => {
    const person = new Raider(page)
    await person.startsBattle(/^With a map: distances/)
    for (let answers = 0; answers < 30 && !(await person.isAskedWhere()); answers += 1) await person.goesOn()
    const mover = page.locator('.bp-token.bp-mover')
    const before = await mover.getAttribute('aria-label')
    await mover.scrollIntoViewIfNeeded()
    await person.drags(mover, 30, 20)
    const after = await mover.getAttribute('aria-label')
    expect(after).not.toBe(before)
    const unit = (await mover.getAttribute('data-unit')) ?? ''
    await page.locator('.bp-confirm').click()
    await expect(page.locator(`.bp-token[data-unit="${unit}"]`)).toHaveAttribute('aria-label', after ?? '')
  })

  test('a whole turn without a map: only questions, the roster and the chart', async ({ page }) => {
    const person = new Raider(page)
    await person.startsBattle(/^Without a map/)
    await expect(page.locator('.bp-roster')).toHaveCount(2)
    await expect(page.getByRole('button', { name: 'Map', exact: true })).toHaveCount(0)
    await person.findsNoBarrier()
    await person.playsTurn()
    await person.findsNoBarrier()
  })
})

interface Spot {
  readonly x: number
  readonly y: number
}

/** A person with this game: starts its sample battle and plays a turn of it. */
class Raider extends Person {
  async startsBattle(way: RegExp): Promise<void> {
    await this.comes()
    await this.page.locator('a[href*="new/blood-and-plunder"]').first().click()
    await this.page.getByRole('radio', { name: way }).check()
    await this.tap('Start')
    await this.asked()
  }

  async isAskedWhere(): Promise<boolean> {
    return (await this.question()).startsWith('Where did')
  }

  /** Answers whatever is asked: on the map where that is the place, otherwise the first choice of the list. */
  async goesOn(): Promise<void> {
    const before = (await this.step()) ?? ''
    const question = this.page.locator(`.question[data-step="${before}"]`)
    const first = question.locator('.choice:enabled, .face').first()
    const done = question.locator('.button.big').last()
    if (await this.isAskedWhere()) await this.page.locator('.bp-confirm').click()
    else if ((await done.count()) === 0) await first.click()
    else {
      if (await done.isDisabled()) await first.click()
      await done.click()
    }
    await expect(this.page.locator('.question')).not.toHaveAttribute('data-step', before)
  }

  /** Plays until the scenario's strike points of the first turn are entered. */
  async playsTurn(): Promise<void> {
    for (let answers = 0; answers < 200; answers += 1) {
      const last = (await this.question()).startsWith('Strike points that the scenario')
      await this.goesOn()
      if (last) return
    }
    throw new Error('The turn does not end.')
  }

  async drags(what: ReturnType<Person['page']['locator']>, dx: number, dy: number): Promise<void> {
    const box = await what.boundingBox()
    if (box === null) throw new Error('There is nothing to drag.')
    const from = { x: box.x + box.width / 2, y: box.y + 14 }
    await this.moves(from, { x: from.x + dx, y: from.y + dy })
  }

  /** Draws a line on the map with a tool, given in parts of its width and height. */
  async draws(tool: string, from: Spot, to: Spot): Promise<void> {
    await this.tap(tool)
    const map = this.page.locator('.bp-drawing')
    await map.scrollIntoViewIfNeeded()
    const box = await map.boundingBox()
    if (box === null) throw new Error('There is no map.')
    const on = ({ x, y }: Spot): Spot => ({ x: box.x + x * box.width, y: box.y + y * box.height })
    await this.moves(on(from), on(to))
  }

  private async moves(from: Spot, to: Spot): Promise<void> {
    await this.page.mouse.move(from.x, from.y)
    await this.page.mouse.down()
    await this.page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2)
    await this.page.mouse.move(to.x, to.y)
    await this.page.mouse.up()
  }
}
