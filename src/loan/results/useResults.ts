import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { LenderTables } from '#domain/offers/prepare.ts';
import type { Sort } from '#domain/offers/rank.ts';
import type { ResultsViewProps } from '#loan/results-props.ts';
import { scrollToStart } from '#loan/scroll.ts';
import { useOffers } from '#loan/results/useOffers.ts';
import { changeAddress, type ResultsAddress, useResultsAddress } from '#loan/results/address.ts';
import { HAS_DETAIL, knownAtStart } from '#loan/results/ResultsSlot.tsx';
import type { KnownProps, Narrowing } from '#loan/slots.ts';

/** Milliseconds until another page of the list is drawn. */
const DRAWN_DELAY = 100;

function useScrollToList() {
  const listRef = useRef<HTMLElement>(null);
  const end = useRef<() => void>(undefined);
  useEffect(() => () => end.current?.(), []);
  const scrollToList = useCallback(() => {
    end.current = scrollToStart(() => {
      listRef.current?.focus({ preventScroll: true });
      return listRef.current;
    });
  }, []);
  return { listRef, scrollToList };
}

export type ResultsState = ReturnType<typeof useResults>;

/** Returns the state of the results, and the functions that change it. */
export function useResults(props: ResultsViewProps, tables: LenderTables) {
  const { raw, form, lender, storageKey, asking, askFailed } = props;
  const [narrowing, setNarrowing] = useState<Narrowing | null>(null);
  const [known, setKnown] = useState(() => knownAtStart(storageKey));
  const address = useResultsAddress();
  const [remark, setRemark] = useState('');
  // The address names a page of the offers it was written for; other offers start from their first.
  const [addressed, setAddressed] = useState(raw);
  const isAddressed = addressed === raw;
  const offers = useOffers(props, tables, isAddressed ? address : { ...address, page: null }, {
    narrowing,
    known,
  });
  const { listRef, scrollToList } = useScrollToList();
  const { page, pages } = offers.shown;

  /** Shows the first page of a changed list, with every offer closed. */
  const beginList = useCallback((said = '', change: Partial<ResultsAddress> = {}) => {
    setRemark(said);
    changeAddress({ ...change, page: null, open: null });
  }, []);

  useEffect(() => {
    if (isAddressed) return;
    // The address can only be changed in an effect, and is remembered together with that.
    // oxlint-disable-next-line react/set-state-in-effect
    setAddressed(raw);
    changeAddress({ page: null });
  }, [isAddressed, raw]);

  const tell = useCallback<KnownProps['tell']>(
    (told, said) => {
      setKnown(told);
      beginList(said);
      // What was pressed to forget it is gone: the list takes the focus.
      if (!told) listRef.current?.focus({ preventScroll: true });
    },
    [beginList, listRef],
  );
  const offerActions = useMemo(
    () => ({
      tell,
      toggle: (id: string, isOpen: boolean) =>
        changeAddress({ open: isOpen ? id : null, page: page === 1 ? null : page }),
      /** Opens another offer and moves the focus to its name. */
      show: (id: string) => {
        changeAddress({ open: id, page: null });
        setTimeout(() => document.getElementById(`nombre-${id}`)?.focus(), DRAWN_DELAY);
      },
    }),
    [page, tell],
  );
  const narrow = (chosen: Narrowing) => {
    setNarrowing(chosen);
    beginList();
  };
  const choosePage = useCallback(
    (chosen: number) => {
      setRemark('');
      changeAddress({ page: chosen === 1 ? null : chosen, open: null }, 'push');
      scrollToList();
    },
    [scrollToList],
  );

  const count = offers.listing.offers.length;
  const { sort } = address;
  const { tied, hasOwn } = offers.summary;
  const first = hasOwn && lender ? lender.name : null;
  /** The values whose changes screen readers are told of. */
  const shown = { count, tied, sort, first, page, pages, narrowing, form, asking, askFailed };
  return {
    known,
    open: HAS_DETAIL ? address.open : null,
    offers,
    shown,
    remark,
    setRemark,
    listRef,
    offerActions,
    narrow,
    chooseSort: (chosen: Sort) => beginList('', { sort: chosen }),
    choosePage,
  };
}
