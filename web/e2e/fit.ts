import type { Page } from '@playwright/test';

/**
 * Reads every visible word of the page: where each line of it lies, how large it is drawn, what cuts it off and what lies over it. Says what
 * is wrong with it in a line each.
 *
 * - Smaller than 12 px as drawn, whatever scales it, or than `least` where words are to be larger. A single letter inside a drawing is a part of that drawing, as the seat's letter in its
 *   token is: shape and colour say the same.
 * - Cut by a box that hides what sticks out, unless it ends in an ellipsis and says the whole elsewhere (title, label, explanation).
 *   What wraps out of a box marked `data-sheds` is left out as a whole, not cut.
 * - Torn: a word goes on in the next line where neither a space, a hyphen nor a soft hyphen parts it.
 * - Outside the screen, with nothing that could be scrolled to reach it.
 * - Over another word, or half under something opaque. Dialogs, tooltips and what a board calls `data-float` may cover what they like; so may a box that covers all of it.
 * Pieces and words must stay inside a box marked `data-holds`.
 */
export const faultsOf = (page: Page, least = 12): Promise<string[]> =>
  page.evaluate((smallest) => {
    type Box = { left: number; top: number; right: number; bottom: number };
    type Line = { element: Element; text: string; box: Box; size: number };
    const faults = new Set<string>();
    const name = (element: Element): string => {
      const path: string[] = [];
      for (let at: Element | null = element; at !== null && path.length < 3; at = at.parentElement) {
        const kind = `${at.getAttribute('class') ?? ''}`.split(/\s+/).find((c) => c !== '') ?? '';
        path.unshift(`${at.tagName.toLowerCase()}${kind === '' ? '' : `.${kind}`}`);
      }
      return path.join('>');
    };
    const short = (text: string): string => (text.length > 32 ? `${text.slice(0, 30)}…` : text);

    const zoomOf = (element: Element): number => (element as Element & { readonly currentCSSZoom?: number }).currentCSSZoom ?? 1;
    /** How much larger the element is drawn than its styles say. */
    const scales = new Map<Element, number>();
    const scaleOf = (element: Element): number => {
      if (element instanceof SVGGraphicsElement) {
        const matrix = element.getScreenCTM();
        return matrix === null ? 1 : Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c));
      }
      for (let at: Element | null = element; at instanceof HTMLElement; at = at.parentElement) {
        // Small boxes tell too little: their styles' heights are whole pixels.
        if (at.offsetHeight < 60 || at.offsetWidth < 60) continue;
        let transformed = scales.get(at);
        if (transformed === undefined) {
          const { width, height } = at.getBoundingClientRect();
          const ratio = (width / at.offsetWidth + height / at.offsetHeight) / 2 / zoomOf(at);
          transformed = Math.abs(ratio - 1) < 0.015 ? 1 : ratio;
          scales.set(at, transformed);
        }
        return transformed * zoomOf(element);
      }
      return 1;
    };
    /** What a box does to the words inside it; most words share their boxes. */
    type Frame = {
      readonly hides: boolean;
      readonly inner: Box | undefined;
      readonly rolls: boolean;
      readonly ellipsis: boolean;
      readonly fixed: boolean;
    };
    const frames = new Map<Element, Frame>();
    const frameOf = (at: Element): Frame => {
      const known = frames.get(at);
      if (known !== undefined) return known;
      const { overflowX, overflowY, position, textOverflow, webkitLineClamp, clipPath } = getComputedStyle(at);
      const bounds = overflowX !== 'visible' || overflowY !== 'visible' ? at.getBoundingClientRect() : undefined;
      const frame = {
        hides: clipPath.startsWith('inset(50%') || (bounds !== undefined && (bounds.width <= 1 || bounds.height <= 1)),
        inner: bounds && { left: bounds.left, top: bounds.top, right: bounds.right, bottom: bounds.bottom },
        rolls: /auto|scroll/.test(overflowX) || /auto|scroll/.test(overflowY),
        ellipsis: textOverflow === 'ellipsis' || webkitLineClamp !== 'none',
        fixed: position === 'fixed',
      };
      frames.set(at, frame);
      return frame;
    };
    const saysItAll = (element: Element): boolean =>
      element.closest('[title], [aria-label], [aria-describedby], [data-whole], li, button, [role="button"]') !== null;
    const cut = (box: Box, by: Box): Box => ({
      left: Math.max(box.left, by.left),
      top: Math.max(box.top, by.top),
      right: Math.min(box.right, by.right),
      bottom: Math.min(box.bottom, by.bottom),
    });
    const empty = ({ left, top, right, bottom }: Box): boolean => right - left < 1 || bottom - top < 1;

    const lines: Line[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = (node.textContent ?? '').trim();
      const element = node.parentElement;
      if (text === '' || element === null || /^(SCRIPT|STYLE|OPTION|TITLE)$/i.test(element.tagName)) continue;
      if (element.closest('title, desc, .vh') !== null) continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const style = getComputedStyle(element);
      const size = Number.parseFloat(style.fontSize) * scaleOf(element);
      range.selectNodeContents(node);
      if (range.getClientRects().length > 1) {
        for (const { index, 0: word } of (node.textContent ?? '').matchAll(/[\p{L}\p{N}’]+/gu)) {
          const letters = document.createRange();
          // The hyphen that is drawn where a word is parted counts as the beginning of what follows.
          letters.setStart(node, index + (index > 0 && node.textContent?.charAt(index - 1) === '\u00ad' ? 1 : 0));
          letters.setEnd(node, index + word.length);
          const tops = new Set([...letters.getClientRects()].filter((r) => r.width > 0).map((r) => Math.round(r.top)));
          if (tops.size > 1) faults.add(`torn: “${short(word)}” ${name(element)}`);
        }
      }
      for (const rect of range.getClientRects()) {
        if (rect.width < 1) continue;
        // What is drawn of a line: capitals and digits, about 0.74 em around its middle.
        const middle = (rect.top + rect.bottom) / 2;
        const upright = rect.height <= size * 2.2;
        let box: Box = upright
          ? { left: rect.left, right: rect.right, top: middle - size * 0.37, bottom: middle + size * 0.37 }
          : { left: rect.left, right: rect.right, top: rect.top, bottom: rect.bottom };
        let seen = true;
        let reachable = false;
        for (let at: Element | null = element; at !== null && at !== document.documentElement; at = at.parentElement) {
          const { hides, inner, rolls, ellipsis, fixed } = frameOf(at);
          if (hides) seen = false;
          if (!seen) break;
          if (inner !== undefined) {
            if (at.hasAttribute('data-sheds') && box.top >= inner.bottom - 1) {
              seen = false;
              break;
            }
            const out = Math.max(inner.left - box.left, box.right - inner.right, 0);
            const outDown = Math.max(inner.top - box.top, box.bottom - inner.bottom, 0);
            if (!rolls && !reachable && (out > 1.5 || outDown > 1.5)) {
              if (!ellipsis) faults.add(`cut: “${short(text)}” by ${name(at)} ${out > outDown ? 'aside' : 'down'}`);
              else if (!saysItAll(element)) faults.add(`cut with an ellipsis, said in full nowhere: “${short(text)}” in ${name(at)}`);
            }
            if (rolls) reachable = true;
            box = cut(box, inner);
          }
          if (fixed) break;
        }
        if (!seen || empty(box)) continue;
        // Of a line at the edge of what scrolls, less than anybody sees may be left.
        if (reachable && box.bottom - box.top < 2) continue;
        const screen: Box = { left: 0, top: 0, right: window.innerWidth, bottom: window.innerHeight };
        if (!reachable && (box.left < -1 || box.right > screen.right + 1 || box.top < -1 || box.bottom > screen.bottom + 1)) {
          faults.add(`outside the screen: “${short(text)}” ${name(element)}`);
        }
        box = cut(box, screen);
        if (empty(box)) continue;
        const symbol = text.length === 1 && element.closest('svg') !== null;
        if (size < smallest - 0.1 && !symbol) faults.add(`${size.toFixed(1)} px: “${short(text)}” ${name(element)}`);
        lines.push({ element, text, box, size });
      }
    }

    for (const box of document.querySelectorAll('[data-holds]')) {
      const holds = box.getBoundingClientRect();
      if (holds.width === 0) continue;
      for (const piece of box.querySelectorAll('svg')) {
        const { top, bottom, left, right, width } = piece.getBoundingClientRect();
        if (width === 0) continue;
        const out = Math.max(holds.top - top, bottom - holds.bottom, holds.left - left, right - holds.right);
        const over = lines.find(
          ({ element, box: line }) =>
            box.contains(element) &&
            !piece.contains(element) &&
            !element.contains(piece) &&
            Math.min(line.right, right) - Math.max(line.left, left) > 3 &&
            Math.min(line.bottom, bottom) - Math.max(line.top, top) > 3,
        );
        if (over !== undefined) faults.add(`a piece lies over “${short(over.text)}” ${name(over.element)}`);
        if (out > 4) faults.add(`a piece sticks ${out.toFixed(0)} px out of ${name(box)} (“${short(box.textContent ?? '')}”)`);
      }
      for (const { element, text, box: line } of lines) {
        const out = Math.max(holds.left - line.left, line.right - holds.right);
        if (out > 4 && box.contains(element)) faults.add(`“${short(text)}” sticks ${out.toFixed(0)} px out of ${name(box)}`);
      }
    }

    // What lies over a line: things that let clicks through cover it all the same.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, *::before, *::after { pointer-events: auto !important; }');
    document.adoptedStyleSheets.push(sheet);
    const floats = '[role="tooltip"], dialog, [popover], [data-float]';
    const alpha = (colour: string): number => {
      const parts = colour.match(/rgba?\(([^)]*)\)/)?.[1].split(/[ ,/]+/) ?? [];
      return colour === 'transparent' || colour === 'none' ? 0 : parts.length > 3 ? Number(parts[3]) : 1;
    };
    const known = new Map<Element, boolean>();
    const opaque = (element: Element): boolean => {
      const is = known.get(element) ?? isOpaque(element);
      known.set(element, is);
      return is;
    };
    const isOpaque = (element: Element): boolean => {
      const style = getComputedStyle(element);
      if (Number(style.opacity) < 0.85) return false;
      if (element instanceof SVGElement && !(element instanceof SVGSVGElement)) {
        return !/^(g|use|text|tspan)$/.test(element.tagName) && alpha(style.fill) * Number(style.fillOpacity) > 0.85;
      }
      return alpha(style.backgroundColor) > 0.85;
    };
    /** What hides this point of the line, if anything. */
    const coverAt = ({ element }: Line, x: number, y: number): Element | undefined => {
      const uppermost = document.elementFromPoint(x, y);
      if (uppermost === null || uppermost.contains(element) || element.contains(uppermost)) return undefined;
      for (const at of document.elementsFromPoint(x, y)) {
        if (at === element || at.contains(element) || element.contains(at)) return undefined;
        if (opaque(at)) return at;
      }
      return undefined;
    };
    const visible: Line[] = [];
    for (const line of lines) {
      const { left, right, top, bottom } = line.box;
      const y = (top + bottom) / 2;
      // Of a line at the edge of what scrolls a sliver may be left.
      const inset = Math.min(1.5, (right - left) / 2);
      const covers = [left + inset, (left + right) / 2, right - inset].map((x) => coverAt(line, x, y));
      const hidden = covers.filter((c) => c !== undefined);
      if (hidden.length === 3) continue;
      if (hidden.length > 0 && hidden.some((c) => c.closest(floats) === null)) {
        faults.add(`half covered: “${short(line.text)}” ${name(line.element)} by ${name(hidden[0])}`);
        continue;
      }
      if (hidden.length === 0) visible.push(line);
    }
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((s) => s !== sheet);

    visible.sort((a, b) => a.box.top - b.box.top);
    for (let i = 0; i < visible.length; i++) {
      for (let j = i + 1; j < visible.length && visible[j].box.top < visible[i].box.bottom; j++) {
        const [a, b] = [visible[i], visible[j]];
        if (a.element === b.element) continue;
        const common = cut(a.box, b.box);
        if (common.right - common.left <= 2 || common.bottom - common.top <= 2) continue;
        if (a.element.closest(floats) !== b.element.closest(floats)) continue;
        faults.add(`overlap: “${short(a.text)}” ${name(a.element)} and “${short(b.text)}” ${name(b.element)}`);
      }
    }
    return [...faults];
  }, least);
