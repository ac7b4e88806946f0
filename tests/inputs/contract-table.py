"""Writes contract-table.csv: loans with their instalments, and what they cost.

It shares nothing with the site: another language, decimal arithmetic of 40 digits, the rate by halving an interval,
days by Python's calendar. Instalments are rounded to centavos first; total and rates are of those.

    python3 tests/inputs/contract-table.py > tests/inputs/contract-table.csv

nominal and effective are percent points a year. Without days months are twelfths of a year; with them the first
instalment falls on firstOn, each other one on the same day of the next month, or each on the day it is written with.
"""

from datetime import date, timedelta
from decimal import Decimal, getcontext

getcontext().prec = 40
CENTAVO = Decimal("0.01")
VAT = Decimal("0.21")
YEAR = Decimal(365)
LONGEST = 120
AMOUNTS = [150_000, 1_000_000, 2_500_000, 5_000_000, 37_250_000]
RATES = ["0", "9.5", "35", "61", "89.9", "122.4"]  # nominal a year, without VAT
WRITTEN_OUT = [1, 2, 3, 6, 12, 24, 48, 120]


def rounded(value):
    return value.quantize(CENTAVO)


def equal(received, rate, count):
    cost = rate * (1 + VAT)
    if cost == 0:
        return [rounded(Decimal(received) / count)] * count
    return [rounded(received * cost / (1 - (1 + cost) ** -count))] * count


def falling(received, rate, count):
    balance, payments = Decimal(received), []
    level = Decimal(received) / count if rate == 0 else received * rate / (1 - (1 + rate) ** -count)
    for _ in range(count):
        interest = balance * rate
        payments.append(rounded(level + interest * VAT))
        balance -= level - interest
    return payments


def yearly(received, payments, years):
    """Effective cost a year as a fraction; 0 where no more is paid than was received."""
    if sum(payments) <= received:
        return Decimal(0)
    low, high = Decimal(0), Decimal(10) ** 8
    for _ in range(160):
        middle = (low + high) / 2
        growth = (1 + middle).ln()
        worth = sum(p * (-growth * y).exp() for p, y in zip(payments, years))
        low, high = (middle, high) if worth > received else (low, middle)
    return (low + high) / 2


def percents(effective):
    nominal = 12 * ((1 + effective) ** (Decimal(1) / 12) - 1)
    return [f"{rounded(nominal * 100)}", f"{rounded(effective * 100)}"]


def monthly_days(first, count):
    months = [first.month - 1 + at for at in range(count)]
    return [first.replace(year=first.year + m // 12, month=m % 12 + 1) for m in months]


def years_between(received_on, days):
    return [Decimal((day - received_on).days) / YEAR for day in days]


def written(days, payments):
    return "|".join(f"{day} {payment}" for day, payment in zip(days, payments))


def row(kind, received, payments, years, on=("", ""), each=""):
    ends = ["", ""] if each else [str(payments[0]), str(payments[-1])]
    figures = [str(sum(payments)), *percents(yearly(received, payments, years))]
    print(",".join([kind, str(received), str(len(payments)), *ends, *map(str, on), *figures, each]))


print("kind,received,count,first,last,receivedOn,firstOn,total,nominal,effective,payments")
drawn = 0
for kind, make in (("equal", equal), ("falling", falling)):
    for count in range(1, LONGEST + 1):
        for dated in (False, True):
            drawn += 1
            received = AMOUNTS[drawn * 7 % len(AMOUNTS)]
            payments = make(received, Decimal(RATES[drawn * 5 // 3 % len(RATES)]) / 1200, count)
            if not dated:
                row(kind, received, payments, [Decimal(at + 1) / 12 for at in range(count)])
                continue
            received_on = date(2026, 1, 1) + timedelta(days=drawn * 11 % 300)
            first = (received_on + timedelta(days=25 + drawn % 20)).replace(day=1 + drawn % 28)
            first = first if (first - received_on).days > 14 else monthly_days(first, 2)[1]
            days = monthly_days(first, count)
            row(kind, received, payments, years_between(received_on, days), (received_on, first))
for count in WRITTEN_OUT:
    for kind, make in (("equal", equal), ("falling", falling)):
        drawn += 1
        received = AMOUNTS[drawn % len(AMOUNTS)]
        payments = make(received, Decimal(RATES[1 + drawn % 5]) / 1200, count)
        received_on = date(2026, 1, 1) + timedelta(days=drawn * 13 % 300)
        # Bank holidays and a payment that was put off: no two gaps alike.
        days = [received_on + timedelta(days=20 + 30 * at + at * at * 7 % 11) for at in range(count)]
        row("each", received, payments, years_between(received_on, days), (received_on, ""), written(days, payments))
